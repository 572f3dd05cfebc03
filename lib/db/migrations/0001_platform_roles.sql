-- The app's role. It owns nothing: every room grants it what it needs, and no more.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    CREATE ROLE croupier_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- roles are the cluster's: another database of it may have been migrated at the same moment
END
$$;

-- Whoever migrates may also step down to the app's role (a single DATABASE_URL does both).
DO $$
BEGIN
  EXECUTE format('GRANT croupier_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'croupier_app', 'MEMBER') THEN RAISE; END IF;
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS ltree;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
