-- The role that the application works as, and the extensions that tables use. The role owns nothing: each schema grants it
-- what it needs and no more.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    CREATE ROLE croupier_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Roles belong to the cluster: another of its databases may be migrated at the same moment.
END
$$;

-- The user that migrates may also take the application's role: a single DATABASE_URL serves for both.
DO $$
BEGIN
  EXECUTE format('GRANT croupier_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'croupier_app', 'MEMBER') THEN RAISE; END IF;
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS ltree;
CREATE EXTENSION IF NOT EXISTS btree_gin;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
