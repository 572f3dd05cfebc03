-- Written by npm run db:types from the migrations. Do not edit.

-- Extensions

ltree;
pg_trgm;
plpgsql;

-- Types



-- Tables

TABLE identity.captcha (
  id text NOT NULL,
  answer_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.member (
  id bigint NOT NULL IDENTITY,
  account text NOT NULL,
  type smallint NOT NULL,
  nickname text NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  icon smallint NOT NULL DEFAULT 1,
  upline_id bigint,
  path ltree NOT NULL DEFAULT ''::ltree,
  password_hash text,
  payment_password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  password_changed_at timestamp with time zone,
  referral_code text NOT NULL,
  profile jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_login_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE identity.register_field (
  field text NOT NULL,
  "position" smallint NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL,
  min_length smallint NOT NULL,
  max_length smallint NOT NULL,
  pattern_id text NOT NULL
);
TABLE identity.session (
  id bigint NOT NULL IDENTITY,
  token_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  device_hash bytea,
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  remembered boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  idle_ends_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone
);
TABLE identity.throttle (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
TABLE public.migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);

-- Constraints

identity.captcha: captcha_pkey PRIMARY KEY (id);
identity.member: member_account_check CHECK (((account <> ''::text) AND (length(account) <= 64)));
identity.member: member_icon_check CHECK (((icon >= 1) AND (icon <= 99)));
identity.member: member_nickname_check CHECK (((length(nickname) >= 1) AND (length(nickname) <= 64)));
identity.member: member_pkey PRIMARY KEY (id);
identity.member: member_profile_check CHECK ((jsonb_typeof(profile) = 'object'::text));
identity.member: member_referral_code_key UNIQUE (referral_code);
identity.member: member_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])));
identity.member: member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42])));
identity.member: member_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES identity.member(id);
identity.member: trial_is_apart CHECK ((((type = 4) = (currency = 'PLY'::bpchar)) AND ((type <> 4) OR (upline_id IS NULL))));
identity.register_field: register_field_check CHECK ((min_length <= max_length));
identity.register_field: register_field_max_length_check CHECK (((max_length >= 1) AND (max_length <= 255)));
identity.register_field: register_field_min_length_check CHECK ((min_length >= 0));
identity.register_field: register_field_pkey PRIMARY KEY (field);
identity.register_field: register_field_position_key UNIQUE ("position");
identity.session: session_check CHECK ((idle_ends_at <= ends_at));
identity.session: session_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.session: session_pkey PRIMARY KEY (id);
identity.session: session_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.session: session_token_hash_key UNIQUE (token_hash);
identity.throttle: throttle_pkey PRIMARY KEY (key);
public.migration: migration_pkey PRIMARY KEY (name);

-- Indexes

CREATE INDEX captcha_ends_idx ON identity.captcha USING btree (ends_at);
CREATE INDEX member_path_idx ON identity.member USING gist (path);
CREATE INDEX member_upline_idx ON identity.member USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX session_ends_idx ON identity.session USING btree (ends_at);
CREATE INDEX session_member_idx ON identity.session USING btree (member_id, created_at DESC);
CREATE INDEX throttle_expire_idx ON identity.throttle USING btree (expire);
CREATE UNIQUE INDEX captcha_pkey ON identity.captcha USING btree (id);
CREATE UNIQUE INDEX member_account_key ON identity.member USING btree (lower(account));
CREATE UNIQUE INDEX member_pkey ON identity.member USING btree (id);
CREATE UNIQUE INDEX member_referral_code_key ON identity.member USING btree (referral_code);
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name);
CREATE UNIQUE INDEX register_field_pkey ON identity.register_field USING btree (field);
CREATE UNIQUE INDEX register_field_position_key ON identity.register_field USING btree ("position");
CREATE UNIQUE INDEX session_pkey ON identity.session USING btree (id);
CREATE UNIQUE INDEX session_token_hash_key ON identity.session USING btree (token_hash);
CREATE UNIQUE INDEX throttle_pkey ON identity.throttle USING btree (key);

-- Triggers

CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();

-- Functions

CREATE OR REPLACE FUNCTION identity.set_member_path()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
DECLARE
  above public.ltree;
BEGIN
  IF NEW.upline_id IS NULL THEN
    NEW.path := text2ltree(NEW.id::text);
  ELSE
    SELECT path INTO STRICT above FROM identity.member WHERE id = NEW.upline_id;
    NEW.path := above || NEW.id::text;
  END IF;
  RETURN NEW;
END
$function$
;

-- What the app may do

GRANT DELETE, INSERT, SELECT ON identity.captcha TO croupier_app;
GRANT INSERT, SELECT ON identity.member TO croupier_app;
GRANT UPDATE (first_login_at, icon, must_change_password, nickname, password_changed_at, password_hash, payment_password_hash, profile, status) ON identity.member TO croupier_app;
GRANT SELECT ON identity.register_field TO croupier_app;
GRANT UPDATE (accepted_pattern, enabled, max_length, min_length, pattern_id, required) ON identity.register_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.session TO croupier_app;
GRANT UPDATE (idle_ends_at, revoked_at, seen_at) ON identity.session TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.throttle TO croupier_app;
