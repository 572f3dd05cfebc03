-- What a transaction must be by itself is one CHECK that calls one function: PostgreSQL reads and plans a table's CHECKs anew
-- for each statement that writes to it, and the former well_formed had three times the text of the lines' law; docs/decisions/0074.

-- A key of 1 to 200 characters, a kind of 1 to 40, a digest of 32 bytes; lines of two or more (and no more than a smallint
-- numbers), with an account and an amount other than 0 each, summing to zero; and whoever has a balance after a line is named,
-- for the statements.
CREATE FUNCTION ledger.is_well_formed(p_key text, p_kind text, p_digest bytea, p_accounts bigint[], p_amounts bigint[],
                                      p_balances bigint[], p_member bigint, p_other bigint)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_lines int := cardinality(p_amounts);
  v_sum numeric := 0;
BEGIN
  IF length(p_key) NOT BETWEEN 1 AND 200 OR length(p_kind) NOT BETWEEN 1 AND 40 OR length(p_digest) <> 32
     OR v_lines NOT BETWEEN 2 AND 32767 OR cardinality(p_accounts) <> v_lines OR cardinality(p_balances) <> v_lines
     OR array_ndims(p_balances) <> 1 OR array_lower(p_balances, 1) <> 1
     OR p_other IS NOT NULL AND p_member IS NULL OR p_other = p_member THEN
    RETURN false;
  END IF;
  FOR n IN 1 .. v_lines LOOP
    IF p_accounts[n] IS NULL OR p_amounts[n] IS NULL OR p_amounts[n] = 0 OR p_balances[n] < 0
       OR p_balances[n] IS NOT NULL AND p_accounts[n] IS DISTINCT FROM p_member AND p_accounts[n] IS DISTINCT FROM p_other THEN
      RETURN false;
    END IF;
    v_sum := v_sum + p_amounts[n];
  END LOOP;
  RETURN v_sum = 0;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.is_well_formed FROM PUBLIC;

-- Every row is checked once more, some 5 µs each, while nothing is posted: the one way to say that no row is taken on trust.
ALTER TABLE ledger.transaction DROP CONSTRAINT well_formed, DROP CONSTRAINT lines_are_whole;
ALTER TABLE ledger.transaction ADD CONSTRAINT well_formed
  CHECK (ledger.is_well_formed(key, kind, digest, accounts, amounts, balances, member_account, other_member_account));
DROP FUNCTION ledger.lines_are_whole;
