-- Constraint valid_transaction of ledger.transaction: everything that a row must satisfy by itself (invariant 1).
--  - The key has 1 to 200 characters, the kind 1 to 40, the digest 32 bytes.
--  - There are 2 to 32,767 entries, each with an account and an amount other than 0, and the amounts sum to zero.
--  - No balance is negative, and an account with a balance is one of the two named members' accounts, for the statements.
--
-- Amounts in 1/10,000. Returns false if a rule is broken; the insert then ends in 23514.
CREATE OR REPLACE FUNCTION ledger.is_valid_transaction(
  p_key text, p_kind text, p_digest bytea, p_accounts bigint[], p_amounts bigint[], p_balances bigint[],
  p_member_account bigint, p_other_member_account bigint
) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_entries int := cardinality(p_amounts);
  v_sum numeric := 0;
BEGIN
  IF length(p_key) NOT BETWEEN 1 AND 200 OR length(p_kind) NOT BETWEEN 1 AND 40 OR length(p_digest) <> 32
     OR v_entries NOT BETWEEN 2 AND 32767 OR cardinality(p_accounts) <> v_entries OR cardinality(p_balances) <> v_entries
     OR array_ndims(p_balances) <> 1 OR array_lower(p_balances, 1) <> 1
     OR p_other_member_account IS NOT NULL AND p_member_account IS NULL OR p_other_member_account = p_member_account THEN
    RETURN false;
  END IF;
  FOR n IN 1 .. v_entries LOOP
    IF p_accounts[n] IS NULL OR p_amounts[n] IS NULL OR p_amounts[n] = 0 OR p_balances[n] < 0
       OR p_balances[n] IS NOT NULL AND p_accounts[n] IS DISTINCT FROM p_member_account
          AND p_accounts[n] IS DISTINCT FROM p_other_member_account THEN
      RETURN false;
    END IF;
    v_sum := v_sum + p_amounts[n];
  END LOOP;
  RETURN v_sum = 0;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.is_valid_transaction FROM PUBLIC;
