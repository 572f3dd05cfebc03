-- Written by npm run db:types from the migrations. Do not edit.

-- Extensions

ltree;
pg_trgm;
plpgsql;

-- Types



-- Tables

TABLE catalogue.favourite (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.game (
  node_id bigint NOT NULL IDENTITY,
  vendor_code text NOT NULL,
  game_type text NOT NULL,
  code text NOT NULL,
  names jsonb NOT NULL,
  search_text text NOT NULL,
  search_key text NOT NULL,
  classes text[] NOT NULL DEFAULT '{}'::text[],
  engine jsonb,
  art jsonb NOT NULL,
  art_version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active'::text,
  is_new boolean NOT NULL DEFAULT false,
  is_hot boolean NOT NULL DEFAULT false,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.recent (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  played_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.tally (
  game_type text NOT NULL,
  vendor_code text NOT NULL,
  class text NOT NULL,
  games integer NOT NULL
);
TABLE catalogue.vendor (
  code text NOT NULL,
  display_name text NOT NULL,
  wallet_kind text NOT NULL DEFAULT 'single'::text,
  allows_trial boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'active'::text,
  "position" integer NOT NULL DEFAULT 0
);
TABLE catalogue.vendor_category (
  game_type text NOT NULL,
  vendor_code text NOT NULL,
  "position" integer NOT NULL DEFAULT 0
);
TABLE content.announcement (
  id bigint NOT NULL IDENTITY,
  type text NOT NULL,
  execution text[] NOT NULL DEFAULT '{A,B}'::text[],
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  promotion_type text,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.banner (
  id bigint NOT NULL IDENTITY,
  group_name text NOT NULL,
  picture text NOT NULL,
  title jsonb NOT NULL,
  subtitle jsonb,
  action jsonb,
  url text,
  "position" smallint NOT NULL DEFAULT 0,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone
);
TABLE content.domain (
  domain_name text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.flag (
  key text NOT NULL,
  value jsonb NOT NULL,
  for_client boolean NOT NULL DEFAULT false,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.help_topic (
  slug text NOT NULL,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.resource (
  resource_type text NOT NULL,
  url text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.site_status (
  only_row boolean NOT NULL DEFAULT true,
  maintenance boolean NOT NULL DEFAULT false,
  maintenance_end timestamp with time zone,
  blocked_countries text[] NOT NULL DEFAULT '{}'::text[],
  blocked_networks cidr[] NOT NULL DEFAULT '{}'::cidr[],
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
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
TABLE ledger.account (
  id bigint NOT NULL IDENTITY,
  owner_id bigint NOT NULL,
  owner_kind text NOT NULL,
  kind text NOT NULL,
  currency character(3) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE ledger.balance (
  account_id bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone
);
TABLE ledger.entry (
  transaction_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint,
  at timestamp with time zone NOT NULL,
  line smallint NOT NULL
);
TABLE ledger.transaction (
  id bigint NOT NULL IDENTITY,
  at timestamp with time zone NOT NULL,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  reverses bigint,
  lines smallint NOT NULL,
  currency character(3) NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  digest bytea NOT NULL,
  meta jsonb
);
TABLE public.migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);

-- Constraints

catalogue.favourite: favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.favourite: favourite_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.favourite: favourite_pkey PRIMARY KEY (member_id, node_id);
catalogue.game: game_code_check CHECK (((length(code) >= 1) AND (length(code) <= 80)));
catalogue.game: game_engine_check CHECK (((engine IS NULL) OR ((engine ->> 'kind'::text) IS NOT NULL)));
catalogue.game: game_game_type_vendor_code_fkey FOREIGN KEY (game_type, vendor_code) REFERENCES catalogue.vendor_category(game_type, vendor_code);
catalogue.game: game_names_check CHECK (((length((names ->> 'en'::text)) >= 1) AND (length((names ->> 'en'::text)) <= 120)));
catalogue.game: game_pkey PRIMARY KEY (node_id);
catalogue.game: game_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text])));
catalogue.game: game_vendor_code_code_key UNIQUE (vendor_code, code);
catalogue.recent: recent_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.recent: recent_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.recent: recent_pkey PRIMARY KEY (member_id, node_id);
catalogue.tally: tally_pkey PRIMARY KEY (game_type, vendor_code, class);
catalogue.vendor: vendor_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text));
catalogue.vendor: vendor_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 40)));
catalogue.vendor: vendor_pkey PRIMARY KEY (code);
catalogue.vendor: vendor_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text])));
catalogue.vendor: vendor_wallet_kind_check CHECK ((wallet_kind = ANY (ARRAY['single'::text, 'transfer'::text])));
catalogue.vendor_category: vendor_category_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'SPORTS'::text, 'PVP'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'ELOTT'::text, 'LOTT'::text])));
catalogue.vendor_category: vendor_category_pkey PRIMARY KEY (game_type, vendor_code);
catalogue.vendor_category: vendor_category_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES catalogue.vendor(code);
content.announcement: announcement_check CHECK ((ends_at > starts_at));
content.announcement: announcement_content_check CHECK (content.is_text(content));
content.announcement: announcement_execution_check CHECK (((execution <@ '{A,B,F}'::text[]) AND (cardinality(execution) > 0)));
content.announcement: announcement_pkey PRIMARY KEY (id);
content.announcement: announcement_title_check CHECK (content.is_text(title));
content.announcement: announcement_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text])));
content.banner: banner_action_check CHECK (((action IS NULL) OR content.is_text(action)));
content.banner: banner_check CHECK ((ends_at > starts_at));
content.banner: banner_group_name_check CHECK ((group_name ~ '^[a-z_]{1,32}$'::text));
content.banner: banner_picture_check CHECK ((picture ~ '^[a-z0-9-]{1,64}$'::text));
content.banner: banner_pkey PRIMARY KEY (id);
content.banner: banner_subtitle_check CHECK (((subtitle IS NULL) OR content.is_text(subtitle)));
content.banner: banner_title_check CHECK (content.is_text(title));
content.banner: banner_url_check CHECK ((url ~ '^(/[^/\\]|/$|https://)'::text));
content.domain: domain_domain_name_check CHECK ((domain_name ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'::text));
content.domain: domain_pkey PRIMARY KEY (domain_name);
content.flag: flag_key_check CHECK ((key ~ '^[A-Za-z0-9_.]{1,64}$'::text));
content.flag: flag_pkey PRIMARY KEY (key);
content.help_topic: help_topic_content_check CHECK (content.is_text(content));
content.help_topic: help_topic_pkey PRIMARY KEY (slug);
content.help_topic: help_topic_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{0,63}$'::text));
content.help_topic: help_topic_title_check CHECK (content.is_text(title));
content.resource: resource_pkey PRIMARY KEY (resource_type);
content.resource: resource_resource_type_check CHECK ((resource_type ~ '^[a-z_]{1,32}$'::text));
content.resource: resource_url_check CHECK ((url ~ '^(/[^/\\]|https://|mailto:|tel:)'::text));
content.site_status: site_status_only_row_check CHECK (only_row);
content.site_status: site_status_pkey PRIMARY KEY (only_row);
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
ledger.account: account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
ledger.account: account_kind_check CHECK ((kind ~ '^[a-z][a-z0-9-]{0,39}(:[A-Za-z0-9_-]{1,40})?$'::text));
ledger.account: account_owner UNIQUE (owner_id, kind, currency, owner_kind);
ledger.account: account_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['member'::text, 'house'::text])));
ledger.account: account_pkey PRIMARY KEY (id);
ledger.account: house_is_one CHECK (((owner_kind <> 'house'::text) OR (owner_id = 0)));
ledger.balance: balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
ledger.balance: balance_pkey PRIMARY KEY (account_id);
ledger.balance: never_negative CHECK ((amount >= 0));
ledger.entry: entry_amount_check CHECK ((amount <> 0));
ledger.entry: entry_balance_after_check CHECK ((balance_after >= 0));
ledger.entry: entry_line_check CHECK ((line >= 1));
ledger.entry: entry_pkey PRIMARY KEY (transaction_id, line);
ledger.transaction: balanced TRIGGER DEFERRABLE INITIALLY DEFERRED;
ledger.transaction: transaction_digest_check CHECK ((length(digest) = 32));
ledger.transaction: transaction_key UNIQUE (key);
ledger.transaction: transaction_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)));
ledger.transaction: transaction_kind_check CHECK ((kind ~ '^[a-z][a-zA-Z0-9.-]{0,39}$'::text));
ledger.transaction: transaction_lines_check CHECK ((lines >= 2));
ledger.transaction: transaction_pkey PRIMARY KEY (id);
ledger.transaction: transaction_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger.transaction(id);
public.migration: migration_pkey PRIMARY KEY (name);

-- Indexes

CREATE INDEX announcement_shown_idx ON content.announcement USING btree (starts_at DESC, id DESC);
CREATE INDEX banner_group_idx ON content.banner USING btree (group_name, "position");
CREATE INDEX captcha_ends_idx ON identity.captcha USING btree (ends_at);
CREATE INDEX entry_at ON ledger.entry USING brin (at) WITH (pages_per_range='32');
CREATE INDEX entry_of_member ON ledger.entry USING btree (account_id, at, transaction_id, line) WHERE (balance_after IS NOT NULL);
CREATE INDEX favourite_game ON catalogue.favourite USING btree (node_id);
CREATE INDEX favourite_latest ON catalogue.favourite USING btree (member_id, created_at DESC, node_id DESC);
CREATE INDEX game_by_rank ON catalogue.game USING btree (rank, node_id);
CREATE INDEX game_by_type ON catalogue.game USING btree (game_type, rank, node_id);
CREATE INDEX game_by_vendor ON catalogue.game USING btree (vendor_code, game_type, rank, node_id);
CREATE INDEX game_hot ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_hot;
CREATE INDEX game_new ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_new;
CREATE INDEX game_search ON catalogue.game USING gin (search_key gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX member_path_idx ON identity.member USING gist (path);
CREATE INDEX member_upline_idx ON identity.member USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX recent_game ON catalogue.recent USING btree (node_id);
CREATE INDEX recent_latest ON catalogue.recent USING btree (member_id, played_at DESC, node_id DESC);
CREATE INDEX session_ends_idx ON identity.session USING btree (ends_at);
CREATE INDEX session_member_idx ON identity.session USING btree (member_id, created_at DESC);
CREATE INDEX throttle_expire_idx ON identity.throttle USING btree (expire);
CREATE UNIQUE INDEX account_owner ON ledger.account USING btree (owner_id, kind, currency, owner_kind);
CREATE UNIQUE INDEX account_pkey ON ledger.account USING btree (id);
CREATE UNIQUE INDEX announcement_pkey ON content.announcement USING btree (id);
CREATE UNIQUE INDEX balance_pkey ON ledger.balance USING btree (account_id);
CREATE UNIQUE INDEX banner_pkey ON content.banner USING btree (id);
CREATE UNIQUE INDEX captcha_pkey ON identity.captcha USING btree (id);
CREATE UNIQUE INDEX domain_pkey ON content.domain USING btree (domain_name);
CREATE UNIQUE INDEX entry_pkey ON ledger.entry USING btree (transaction_id, line);
CREATE UNIQUE INDEX favourite_pkey ON catalogue.favourite USING btree (member_id, node_id);
CREATE UNIQUE INDEX flag_pkey ON content.flag USING btree (key);
CREATE UNIQUE INDEX game_pkey ON catalogue.game USING btree (node_id);
CREATE UNIQUE INDEX game_vendor_code_code_key ON catalogue.game USING btree (vendor_code, code);
CREATE UNIQUE INDEX help_topic_pkey ON content.help_topic USING btree (slug);
CREATE UNIQUE INDEX member_account_key ON identity.member USING btree (lower(account));
CREATE UNIQUE INDEX member_pkey ON identity.member USING btree (id);
CREATE UNIQUE INDEX member_referral_code_key ON identity.member USING btree (referral_code);
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name);
CREATE UNIQUE INDEX recent_pkey ON catalogue.recent USING btree (member_id, node_id);
CREATE UNIQUE INDEX register_field_pkey ON identity.register_field USING btree (field);
CREATE UNIQUE INDEX register_field_position_key ON identity.register_field USING btree ("position");
CREATE UNIQUE INDEX resource_pkey ON content.resource USING btree (resource_type);
CREATE UNIQUE INDEX session_pkey ON identity.session USING btree (id);
CREATE UNIQUE INDEX session_token_hash_key ON identity.session USING btree (token_hash);
CREATE UNIQUE INDEX site_status_pkey ON content.site_status USING btree (only_row);
CREATE UNIQUE INDEX tally_pkey ON catalogue.tally USING btree (game_type, vendor_code, class);
CREATE UNIQUE INDEX throttle_pkey ON identity.throttle USING btree (key);
CREATE UNIQUE INDEX transaction_key ON ledger.transaction USING btree (key);
CREATE UNIQUE INDEX transaction_pkey ON ledger.transaction USING btree (id);
CREATE UNIQUE INDEX transaction_reversed_once ON ledger.transaction USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX vendor_category_pkey ON catalogue.vendor_category USING btree (game_type, vendor_code);
CREATE UNIQUE INDEX vendor_pkey ON catalogue.vendor USING btree (code);

-- Triggers

CREATE TRIGGER tally_delete AFTER DELETE ON catalogue.game REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER tally_insert AFTER INSERT ON catalogue.game REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER tally_update AFTER UPDATE ON catalogue.game REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER keep BEFORE DELETE OR TRUNCATE ON ledger.balance FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER joins_open AFTER INSERT ON ledger.entry REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_entries();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transaction FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger.transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction();

-- Functions

CREATE OR REPLACE FUNCTION catalogue.keep_tally()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'catalogue', 'pg_temp'
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, -count(*)
      FROM old_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot) c(class)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, count(*)
      FROM new_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot) c(class)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.search_games(p_text text, p_key text, p_indexable boolean, p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer)
 RETURNS TABLE(node_id bigint, total integer)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  v_cap constant integer := 1001;
  v_need integer := p_offset + p_limit;
  v_all bigint;
  v_here bigint;
  v_take integer;
  v_ids bigint[];
BEGIN
  SELECT coalesce(sum(games), 0),
         coalesce(sum(games) FILTER (WHERE (p_game_type IS NULL OR t.game_type = p_game_type)
                                       AND (p_vendor IS NULL OR t.vendor_code = p_vendor)), 0)
    INTO v_all, v_here FROM catalogue.tally t WHERE t.class = 'ALL';

  IF NOT p_indexable AND v_here > 20000 THEN
    -- One or two letters in a catalogue too large to walk: they are the beginning of a word.
    p_key := ' ' || p_key;
    p_text := ' ' || p_text;
    p_indexable := true;
  END IF;

  IF NOT p_indexable OR v_here <= greatest(2000, v_all / 50) THEN
    SELECT array_agg(h.node_id) INTO v_ids FROM (
      SELECT g.node_id FROM catalogue.game g
       WHERE (p_game_type IS NULL OR g.game_type = p_game_type)
         AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
         AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
              OR g.classes @> ARRAY[p_class])
         AND strpos(g.search_text, p_text) > 0
       ORDER BY g.rank, g.node_id LIMIT greatest(v_cap, v_need)) h;
    RETURN QUERY SELECT u.id, least(cardinality(v_ids), v_cap)
      FROM unnest(v_ids) WITH ORDINALITY u(id, n) WHERE u.n > p_offset AND u.n <= v_need ORDER BY u.n;
    IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, least(coalesce(cardinality(v_ids), 0), v_cap); END IF;
    RETURN;
  END IF;

  v_take := greatest(v_cap, least(40000, sqrt(v_need::float8 * v_here)::integer));
  SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id) INTO v_ids FROM (
    SELECT g.node_id, g.rank FROM catalogue.game g
     WHERE g.search_key LIKE '%' || p_key || '%'
       AND strpos(g.search_text, p_text) > 0
       AND (p_game_type IS NULL OR g.game_type = p_game_type)
       AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
       AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
            OR g.classes @> ARRAY[p_class])
     LIMIT v_take) h;

  IF coalesce(cardinality(v_ids), 0) < v_take THEN
    RETURN QUERY SELECT u.id, least(cardinality(v_ids), v_cap)
      FROM unnest(v_ids) WITH ORDINALITY u(id, n) WHERE u.n > p_offset AND u.n <= v_need ORDER BY u.n;
    IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, least(coalesce(cardinality(v_ids), 0), v_cap); END IF;
    RETURN;
  END IF;

  RETURN QUERY SELECT g.node_id, v_cap FROM catalogue.game g
   WHERE strpos(g.search_text, p_text) > 0
     AND (p_game_type IS NULL OR g.game_type = p_game_type)
     AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
     AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
          OR g.classes @> ARRAY[p_class])
   ORDER BY g.rank, g.node_id OFFSET p_offset LIMIT p_limit;
  IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, v_cap; END IF;
END
$function$
;
CREATE OR REPLACE FUNCTION content.is_text(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (jsonb_typeof(value) = 'object' AND jsonb_typeof(value -> 'en') = 'string' AND length(value ->> 'en') > 0) IS TRUE
$function$
;
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
CREATE OR REPLACE FUNCTION ledger.account_id(p_owner_kind text, p_owner_id bigint, p_kind text, p_currency text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_id bigint;
BEGIN
  SELECT a.id INTO v_id FROM ledger.account a
   WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  IF v_id IS NOT NULL THEN RETURN v_id; END IF;
  INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
  VALUES (p_owner_id, p_owner_kind, p_kind, p_currency) ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN -- another session made it meanwhile
    SELECT a.id INTO STRICT v_id FROM ledger.account a
     WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  ELSIF p_owner_kind = 'member' THEN
    INSERT INTO ledger.balance (account_id) VALUES (v_id);
  END IF;
  RETURN v_id;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.check_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT f.transaction_id, max(f.line) AS line, min(f.at) AS first, max(f.at) AS last
                   FROM fresh f GROUP BY f.transaction_id) f
      LEFT JOIN ledger.transaction t ON t.id = f.transaction_id
     WHERE t.xid IS DISTINCT FROM pg_current_xact_id() OR f.line > t.lines OR f.first <> t.at OR f.last <> t.at
  ) THEN
    RAISE EXCEPTION 'an entry joins a ledger transaction that is closed' USING ERRCODE = 'CR004';
  END IF;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.check_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_lines bigint;
  v_sum numeric;
  v_alike boolean;
BEGIN
  SELECT count(*), sum(e.amount), bool_and(a.currency = NEW.currency) INTO v_lines, v_sum, v_alike
    FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
   WHERE e.transaction_id = NEW.id;
  IF v_lines <> NEW.lines OR v_sum <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % is not balanced', NEW.id USING ERRCODE = 'CR004';
  END IF;
  IF NOT v_alike THEN
    RAISE EXCEPTION 'ledger transaction % mixes currencies', NEW.id USING ERRCODE = 'CR005';
  END IF;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.post(p_key text, p_kind text, p_content bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_failure text;
BEGIN
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(p_accounts)]), p_accounts, p_amounts) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'posting % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.post_many(p_keys text[], p_kinds text[], p_contents bytea[], p_metas jsonb[], p_ats timestamp with time zone[], p_items integer[], p_accounts bigint[], p_amounts bigint[], p_reverses bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(item integer, transaction_id bigint, replayed boolean, failure text, balances bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_total int := cardinality(p_amounts);
  -- The accounts concerned, aligned: id, currency, balance now (NULL: house), what moved, time of the last entry.
  v_ids bigint[]; v_currencies text[]; v_have bigint[]; v_moved bigint[]; v_last timestamptz[];
  -- Per item: its transaction, its hash, and where its lines begin.
  v_tx bigint[] := '{}'; v_digests bytea[] := '{}'; v_starts int[] := '{}'; v_times timestamptz[] := '{}';
  v_failures text[] := '{}'; v_replays boolean[] := '{}'; v_of text[] := '{}';
  -- Per line: where its account stands above, and the balance after it.
  v_at_index int[] := '{}'; v_after bigint[] := '{}';
  v_known_keys text[]; v_known_ids bigint[]; v_known_digests bytea[];
  v_line int := 1; v_from int; v_index int; v_same int;
  v_sum numeric; v_currency text; v_text text; v_time timestamptz; v_failure text; v_balance bigint;
  v_written int; v_expected int := 0; v_count int;
BEGIN
  IF v_total <> cardinality(p_accounts) OR v_total <> cardinality(p_items) THEN
    RAISE EXCEPTION 'lines of unequal number' USING ERRCODE = 'CR004';
  END IF;

  WITH held AS MATERIALIZED (
    SELECT b.account_id, b.amount, b.last_at FROM ledger.balance b
     WHERE b.account_id = ANY (p_accounts) ORDER BY b.account_id FOR NO KEY UPDATE
  )
  SELECT array_agg(a.id), array_agg(a.currency::text), array_agg(h.amount), array_agg(0::bigint), array_agg(h.last_at)
    INTO v_ids, v_currencies, v_have, v_moved, v_last
    FROM ledger.account a LEFT JOIN held h ON h.account_id = a.id
   WHERE a.id = ANY (p_accounts);

  -- Only now: whoever held these accounts before us has written its keys.
  SELECT array_agg(t.key), array_agg(t.id), array_agg(t.digest) INTO v_known_keys, v_known_ids, v_known_digests
    FROM ledger.transaction t WHERE t.key = ANY (p_keys);

  FOR i IN 1 .. cardinality(p_keys) LOOP
    v_from := v_line;
    v_sum := 0;
    v_currency := NULL;
    v_failure := NULL;
    v_time := coalesce(p_ats[i], now());
    v_text := p_kinds[i];
    WHILE v_line <= v_total AND p_items[v_line] = i LOOP
      v_index := array_position(v_ids, p_accounts[v_line]);
      v_at_index[v_line] := v_index;
      v_text := v_text || ' ' || p_accounts[v_line] || ' ' || p_amounts[v_line];
      v_sum := v_sum + p_amounts[v_line];
      IF v_index IS NULL THEN
        v_failure := coalesce(v_failure, 'CR003');
      ELSIF v_currency IS NULL THEN
        v_currency := v_currencies[v_index];
      ELSIF v_currency <> v_currencies[v_index] THEN
        v_failure := coalesce(v_failure, 'CR005');
      END IF;
      v_line := v_line + 1;
    END LOOP;
    v_count := v_line - v_from;
    v_starts[i] := v_from;
    v_of[i] := v_currency;
    v_digests[i] := sha256(coalesce(p_contents[i], '') || convert_to(v_text, 'UTF8'));
    IF v_failure IS NULL AND (v_sum <> 0 OR v_count < 2) THEN v_failure := 'CR004'; END IF;

    -- Was it done before: by an earlier call, or earlier in this one?
    v_tx[i] := NULL;
    v_same := array_position(v_known_keys, p_keys[i]);
    IF v_same IS NOT NULL THEN
      v_tx[i] := v_known_ids[v_same];
      v_failure := CASE WHEN v_known_digests[v_same] = v_digests[i] THEN NULL ELSE 'CR002' END;
      v_replays[i] := true;
    ELSE
      v_replays[i] := false;
      FOR j IN array_position(p_keys, p_keys[i]) .. i - 1 LOOP
        IF p_keys[j] = p_keys[i] AND v_tx[j] IS NOT NULL THEN
          v_tx[i] := v_tx[j];
          v_failure := CASE WHEN v_digests[j] = v_digests[i] THEN NULL ELSE 'CR002' END;
          v_replays[i] := true;
        END IF;
      END LOOP;
    END IF;

    IF v_tx[i] IS NULL AND v_failure IS NULL THEN
      FOR n IN v_from .. v_line - 1 LOOP
        v_index := v_at_index[n];
        v_balance := v_have[v_index];
        IF p_amounts[n] = 0 THEN v_failure := 'CR004'; END IF;
        IF v_balance IS NOT NULL THEN
          v_balance := v_balance + p_amounts[n];
          IF v_balance < 0 THEN v_failure := coalesce(v_failure, 'CR001'); END IF;
          v_have[v_index] := v_balance;
          v_moved[v_index] := v_moved[v_index] + p_amounts[n];
          IF v_last[v_index] > v_time THEN v_time := v_last[v_index]; END IF;
        END IF;
        v_after[n] := v_balance;
      END LOOP;
      IF v_failure IS NULL THEN
        v_tx[i] := nextval('ledger.transaction_id_seq');
        v_expected := v_expected + 1;
        FOR n IN v_from .. v_line - 1 LOOP v_last[v_at_index[n]] := v_time; END LOOP;
      ELSE -- give back what this item took
        FOR n IN v_from .. v_line - 1 LOOP
          v_index := v_at_index[n];
          v_have[v_index] := v_have[v_index] - p_amounts[n];
          v_moved[v_index] := v_moved[v_index] - p_amounts[n];
        END LOOP;
      END IF;
    END IF;
    v_failures[i] := v_failure;
    v_times[i] := v_time;
  END LOOP;

  IF v_expected > 0 THEN
    INSERT INTO ledger.transaction (id, at, reverses, lines, currency, kind, key, digest, meta)
    SELECT v_tx[g], v_times[g], p_reverses[g],
           coalesce(v_starts[g + 1], v_total + 1) - v_starts[g], v_of[g], p_kinds[g], p_keys[g], v_digests[g], p_metas[g]
      FROM generate_series(1, cardinality(p_keys)) g
     WHERE v_tx[g] IS NOT NULL AND NOT v_replays[g]
     ORDER BY p_keys[g] COLLATE "C"
    ON CONFLICT (key) DO NOTHING;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written <> v_expected THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;

    INSERT INTO ledger.entry (transaction_id, account_id, amount, balance_after, at, line)
    SELECT v_tx[p_items[n]], p_accounts[n], p_amounts[n], v_after[n], v_times[p_items[n]], n - v_starts[p_items[n]] + 1
      FROM generate_series(1, v_total) n
     WHERE v_tx[p_items[n]] IS NOT NULL AND NOT v_replays[p_items[n]];

    UPDATE ledger.balance b SET amount = b.amount + m.moved, last_at = m.last_at
      FROM unnest(v_ids, v_have, v_moved, v_last) AS m (id, have, moved, last_at)
     WHERE b.account_id = m.id AND m.have IS NOT NULL AND (b.amount, b.last_at) IS DISTINCT FROM (m.have, m.last_at);
  END IF;

  FOR i IN 1 .. cardinality(p_keys) LOOP
    item := i;
    transaction_id := CASE WHEN v_failures[i] IS NULL THEN v_tx[i] END;
    replayed := v_replays[i];
    failure := v_failures[i];
    balances := NULL;
    IF failure IS NULL AND replayed THEN
      SELECT array_agg(e.balance_after ORDER BY e.line) INTO balances
        FROM ledger.entry e WHERE e.transaction_id = v_tx[i];
    ELSIF failure IS NULL THEN
      balances := v_after[v_starts[i] : coalesce(v_starts[i + 1], v_total + 1) - 1];
    END IF;
    RETURN NEXT;
  END LOOP;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% of ledger.% is refused: corrections are reversals', TG_OP, TG_TABLE_NAME USING ERRCODE = 'CR007';
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.reverse(p_transaction bigint, p_key text, p_kind text, p_content bytea, p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_accounts bigint[];
  v_amounts bigint[];
  v_failure text;
BEGIN
  SELECT array_agg(e.account_id ORDER BY e.line DESC), array_agg(-e.amount ORDER BY e.line DESC)
    INTO v_accounts, v_amounts
    FROM ledger.entry e JOIN ledger.transaction t ON t.id = e.transaction_id
   WHERE e.transaction_id = p_transaction AND t.reverses IS NULL;
  IF v_accounts IS NULL THEN
    RAISE EXCEPTION 'transaction % cannot be reversed', p_transaction USING ERRCODE = 'CR006';
  END IF;
  IF EXISTS (SELECT FROM ledger.transaction t WHERE t.reverses = p_transaction AND t.key <> p_key) THEN
    RAISE EXCEPTION 'transaction % is reversed already', p_transaction USING ERRCODE = 'CR006';
  END IF;
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[p_transaction]) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'reversal % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$function$
;

-- What the app may do

GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.favourite TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.game TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.recent TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.search_games TO croupier_app;
GRANT SELECT ON catalogue.tally TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.vendor TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.vendor_category TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.announcement TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.banner TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.domain TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.flag TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.help_topic TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.resource TO croupier_app;
GRANT SELECT, UPDATE ON content.site_status TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.captcha TO croupier_app;
GRANT INSERT, SELECT ON identity.member TO croupier_app;
GRANT UPDATE (first_login_at, icon, must_change_password, nickname, password_changed_at, password_hash, payment_password_hash, profile, status) ON identity.member TO croupier_app;
GRANT SELECT ON identity.register_field TO croupier_app;
GRANT UPDATE (accepted_pattern, enabled, max_length, min_length, pattern_id, required) ON identity.register_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.session TO croupier_app;
GRANT UPDATE (idle_ends_at, revoked_at, seen_at) ON identity.session TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.throttle TO croupier_app;
GRANT SELECT ON ledger.account TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.account_id TO croupier_app;
GRANT SELECT ON ledger.balance TO croupier_app;
GRANT SELECT ON ledger.entry TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post_many TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.reverse TO croupier_app;
GRANT SELECT ON ledger.transaction TO croupier_app;
