-- Records a launch: the right to open one game once. Returns the id of the member's ledger account that will be played from; the
-- account and the vendor's house account are created if they do not exist.
--
-- p_token: SHA-256 of the launch token; p_site_session: the site's session, NULL for a member without one; p_account_kind: free
-- play has an account of its own in play money, a trial player plays from the main account; p_ends_at: until when the token is
-- accepted.
-- Called by: lib/gateway/launch/commands.ts.
CREATE OR REPLACE FUNCTION gateway.create_launch(
  p_token bytea, p_vendor text, p_node bigint, p_member bigint, p_site_session bigint, p_account_kind text,
  p_currency text, p_language text, p_at timestamptz, p_ends_at timestamptz
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_account bigint := ledger.account_id('member', p_member, p_account_kind, p_currency);
BEGIN
  INSERT INTO gateway.launch (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_account_id,
                              currency, language, created_at, ends_at)
  VALUES (p_token, p_vendor, p_node, p_member, p_site_session, v_account,
          ledger.account_id('house', 0, 'games:' || p_vendor, p_currency), p_currency, p_language, p_at, p_ends_at);
  RETURN v_account;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.create_launch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.create_launch TO croupier_app;
