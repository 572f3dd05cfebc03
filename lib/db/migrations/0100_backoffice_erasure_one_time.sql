-- Erasure (0097) reaches one-time passwords too, which came later; tests/backoffice/personal asks for every table that knows a
-- member from now on. Who may call it stays as it was.
CREATE OR REPLACE FUNCTION backoffice.erase_member(p_member bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM identity.member WHERE id = p_member FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  -- Who is erased cannot be paid: everything that is theirs must be settled before. Play money is nobody's.
  IF EXISTS (SELECT FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
              WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND a.currency <> 'PLY' AND b.amount > 0)
  OR EXISTS (SELECT FROM cashier.deposit d WHERE d.member_id = p_member AND d.status IN ('pending', 'checked'))
  OR EXISTS (SELECT FROM cashier.withdrawal w WHERE w.member_id = p_member
                AND w.status IN ('requested', 'approved', 'paid', 'partial', 'notReceived'))
  OR EXISTS (SELECT FROM gateway.round r WHERE r.member_id = p_member AND r.status = 'open' AND r.currency <> 'PLY')
  THEN RETURN 'UNSETTLED'; END IF;

  DELETE FROM identity.contact WHERE member_id = p_member;
  DELETE FROM identity.profile_field WHERE member_id = p_member;
  DELETE FROM identity.reset_link WHERE member_id = p_member;
  DELETE FROM identity.social_link WHERE member_id = p_member;
  DELETE FROM identity.used_address WHERE member_id = p_member;
  DELETE FROM identity.login_challenge WHERE member_id = p_member;
  DELETE FROM identity.totp WHERE member_id = p_member;
  DELETE FROM identity.recovery_code WHERE member_id = p_member;
  DELETE FROM identity.one_time_password WHERE member_id = p_member;
  DELETE FROM identity.activity WHERE member_id = p_member;
  DELETE FROM identity.passkey WHERE member_id = p_member;
  DELETE FROM identity.passkey_question WHERE member_id = p_member;
  DELETE FROM identity.outgoing WHERE member_id = p_member;
  DELETE FROM identity.session WHERE member_id = p_member;
  DELETE FROM catalogue.favourite WHERE member_id = p_member;
  DELETE FROM catalogue.recent WHERE member_id = p_member;
  DELETE FROM cashier.notice WHERE member_id = p_member;

  -- Requests are part of the books and stay; pictures of slips, whose account it was and what was written do not. The files
  -- are swept once no row knows them.
  UPDATE cashier.deposit SET proof_id = NULL, reason = NULL WHERE member_id = p_member;
  UPDATE cashier.withdrawal SET proof_id = NULL, reason = NULL WHERE member_id = p_member;
  DELETE FROM cashier.proof WHERE member_id = p_member;
  UPDATE cashier.payee
     SET bank = '--', holder = NULL, holder_sealed = '\x00', number_sealed = '\x00', number_tail = '0000',
         number_digest = '\x00', removed_at = coalesce(removed_at, p_at)
   WHERE member_id = p_member;
  DELETE FROM inbox.feedback_picture p USING inbox.feedback f WHERE f.id = p.feedback_id AND f.member_id = p_member;
  UPDATE inbox.feedback SET content = '-----', contact_sealed = NULL, remark = NULL WHERE member_id = p_member;

  UPDATE identity.member
     SET account = 'erased.' || id, nickname = 'erased', icon = 1, status = 'disabled', password_hash = NULL,
         payment_password_hash = NULL, must_change_password = false, password_changed_at = NULL
   WHERE id = p_member;
  RETURN 'ERASED';
END
$$;
