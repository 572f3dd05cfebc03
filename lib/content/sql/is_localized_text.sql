-- Constraints of localized texts (content.*, rewards.good): a text is an object by locale, {"en": "…", "th": "…"}. English is
-- required and not empty; other locales fall back to it.
--
-- Called by: CHECK constraints, with the rights of the writer, so the application may execute it.
CREATE OR REPLACE FUNCTION content.is_localized_text(p_value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (jsonb_typeof(p_value) = 'object' AND jsonb_typeof(p_value -> 'en') = 'string' AND length(p_value ->> 'en') > 0) IS TRUE
$$;
REVOKE EXECUTE ON FUNCTION content.is_localized_text FROM PUBLIC;
GRANT EXECUTE ON FUNCTION content.is_localized_text TO croupier_app;
