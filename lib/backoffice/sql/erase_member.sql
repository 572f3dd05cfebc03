-- Erases a person (docs/trust.md X17): deletes what identifies them and keeps the records of money. Returns ERASED,
-- NOT_FOUND, UNSETTLED if the member has money, an undecided request, an open round of real money or money at a vendor, or UNDECIDED if a request of an
-- operator about the member waits for a second operator; for an agent HAS_DOWNLINE, or AGENCY_OPEN while a contract goes on or a bill is
-- not paid.
--
-- The caller holds the lock of the structure (lib/agents/structure-lock.ts).
-- It runs as the owner of the tables, so that the application needs no right to delete any of these rows by itself.
-- tests/backoffice/personal.test.ts checks that every table that refers to a member is considered here.
-- Called by: lib/backoffice/personal/commands.ts.
CREATE OR REPLACE FUNCTION backoffice.erase_member(p_member bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_approvals bigint[];
BEGIN
  PERFORM FROM identity.member WHERE id = p_member FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  -- An erased member cannot be paid: everything of theirs must be settled before. Play money and points do not count.
  IF EXISTS (SELECT FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
              WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND a.currency NOT IN ('PLY', 'PTS') AND b.amount > 0)
  OR EXISTS (SELECT FROM cashier.deposit d WHERE d.member_id = p_member AND d.status IN ('pending', 'checked'))
  OR EXISTS (SELECT FROM cashier.withdrawal w WHERE w.member_id = p_member
                AND w.status IN ('requested', 'approved', 'paid', 'partial', 'notReceived'))
  OR EXISTS (SELECT FROM rewards.redemption r WHERE r.member_id = p_member AND r.status = 'process')
  OR EXISTS (SELECT FROM rewards.promotion_application a WHERE a.member_id = p_member AND a.status = 'applying')
  OR EXISTS (SELECT FROM gateway.round r WHERE r.member_id = p_member AND r.status = 'open' AND r.currency <> 'PLY')
  -- Money in a vendor's wallet has to come back first: what is there by the vendor's last word.
  OR EXISTS (SELECT FROM gateway.wallet_transfer t WHERE t.member_id = p_member AND t.next_ask_at IS NOT NULL)
  OR EXISTS (SELECT FROM gateway.wallet_book w WHERE w.member_id = p_member
                AND coalesce(w.reported, w.moved + w.payout - w.stake) > 0)
  THEN RETURN 'UNSETTLED'; END IF;
  -- An agent leaves a line first: nobody is below or will be moved below, no contract goes on, the last period of each is settled, and every bill is paid or has
  -- lapsed.
  IF EXISTS (SELECT FROM identity.member m WHERE m.upline_id = p_member)
  OR EXISTS (SELECT FROM agents.line_change l WHERE l.to_upline_id = p_member AND l.state = 'scheduled')
  THEN RETURN 'HAS_DOWNLINE'; END IF;
  IF EXISTS (SELECT FROM agents.contract c WHERE c.agent_id = p_member
                AND (c.state = 'offered'
                     OR (c.state = 'signed' AND c.starts_at IS DISTINCT FROM c.ends_at
                         AND NOT EXISTS (SELECT FROM agents.settlement s
                                          WHERE s.kind = c.kind AND s.period IS NOT DISTINCT FROM c.period AND s.to_at >= c.ends_at))))
  OR EXISTS (SELECT FROM agents.bill b WHERE b.agent_id = p_member AND b.payment IN ('due', 'held', 'uncollected'))
  THEN RETURN 'AGENCY_OPEN'; END IF;
  -- What operators have requested about the member, a round of theirs or a share of theirs (backoffice.approval.subject).
  SELECT coalesce(array_agg(a.id), '{}') INTO v_approvals FROM backoffice.approval a
   WHERE a.subject = 'member:' || p_member
      OR EXISTS (SELECT FROM gateway.round r WHERE r.member_id = p_member
                    AND r.id = CASE WHEN a.subject ~ '^round:[1-9][0-9]{0,17}$' THEN substr(a.subject, 7)::bigint END)
      OR EXISTS (SELECT FROM agents.bill b WHERE b.agent_id = p_member
                    AND b.id = CASE WHEN a.subject ~ '^commission:[1-9][0-9]{0,17}$' THEN substr(a.subject, 12)::bigint END);
  IF EXISTS (SELECT FROM backoffice.approval a WHERE a.id = ANY (v_approvals) AND a.status = 'pending' AND a.ends_at > p_at)
  THEN RETURN 'UNDECIDED'; END IF;

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
  DELETE FROM identity.passkey_challenge WHERE member_id = p_member;
  DELETE FROM identity.outgoing WHERE member_id = p_member;
  DELETE FROM identity.session WHERE member_id = p_member;
  DELETE FROM catalogue.favourite WHERE member_id = p_member;
  -- Names that the member gave to slips of the lottery. Bets are records of money.
  DELETE FROM studio.lottery_favourite f WHERE f.player_id = p_member;
  DELETE FROM catalogue.recent WHERE member_id = p_member;
  DELETE FROM notices.notice WHERE member_id = p_member;
  DELETE FROM cashier.group_member WHERE member_id = p_member;
  DELETE FROM rewards.address WHERE member_id = p_member;
  DELETE FROM rewards.promotion_picture p USING rewards.promotion_application a
   WHERE a.id = p.application_id AND a.member_id = p_member;
  UPDATE rewards.promotion_application SET remark = '', reason = CASE WHEN reason IS NOT NULL THEN '--' END WHERE member_id = p_member;
  UPDATE rewards.redemption SET address_sealed = NULL, note = NULL, tracking = NULL WHERE member_id = p_member;
  DELETE FROM backoffice.member_note WHERE member_id = p_member;
  DELETE FROM backoffice.member_tag WHERE member_id = p_member;
  DELETE FROM backoffice.duplicate WHERE member_id = p_member OR other_id = p_member;

  -- Requests belong to the ledger's records and stay; receipt images, bank accounts and free texts do not. The files of the
  -- images are deleted by a job once no row names them.
  UPDATE cashier.deposit SET receipt_image_id = NULL, reason = CASE WHEN amount <> asked_amount THEN '--' END
   WHERE member_id = p_member;
  UPDATE cashier.withdrawal SET receipt_image_id = NULL, reason = NULL WHERE member_id = p_member;
  UPDATE gateway.voided_round SET reason = '--' WHERE member_id = p_member;
  DELETE FROM cashier.receipt_image WHERE member_id = p_member;
  UPDATE cashier.payee
     SET bank = '--', holder_sealed = '\x00', holder_lookup = NULL, number_sealed = '\x00', number_tail = '0000', number_digest = '\x00',
         removed_at = coalesce(removed_at, p_at)
   WHERE member_id = p_member;
  DELETE FROM inbox.feedback_picture p USING inbox.feedback f WHERE f.id = p.feedback_id AND f.member_id = p_member;
  UPDATE inbox.feedback
     SET content = '-----', contact_sealed = NULL, remark = NULL, answer = CASE WHEN answer IS NOT NULL THEN '--' END
   WHERE member_id = p_member;
  DELETE FROM inbox.chat WHERE member_id = p_member;
  DELETE FROM inbox.push_subscription WHERE member_id = p_member;

  -- What was given stays, with its amounts; the words of operators do not. What waits to be claimed ends: nobody can claim it.
  UPDATE rewards.reward SET status = 'cancelled', ended_at = p_at, cancel_reason = '--'
   WHERE member_id = p_member AND status = 'claimable';
  UPDATE rewards.reward
     SET cancel_reason = CASE WHEN cancel_reason IS NOT NULL THEN '--' END, params = params - 'reason'
   WHERE member_id = p_member;
  UPDATE gateway.bonus_grant SET reason = '--' WHERE member_id = p_member AND status = 'cancelled' AND reason IS NOT NULL;
  UPDATE gateway.free_grant SET reason = '--' WHERE member_id = p_member AND reason IS NOT NULL;
  UPDATE rewards.vip_change SET reason = '--' WHERE member_id = p_member AND reason IS NOT NULL;

  -- The agent programme: contracts, bills and changes of lines stay; what people wrote about them does not.
  UPDATE agents.application
     SET contact = '--', content = '--', answer = CASE WHEN answer IS NOT NULL THEN '--' END,
         state = CASE WHEN state = 'open' THEN 'withdrawn' ELSE state END, decided_at = coalesce(decided_at, p_at)
   WHERE member_id = p_member;
  UPDATE agents.line_change SET reason = '--' WHERE member_id = p_member;
  UPDATE agents.link SET name = '--', open = false, closed_at = coalesce(closed_at, p_at) WHERE agent_id = p_member;
  UPDATE agents.bill SET note = '--' WHERE agent_id = p_member AND note IS NOT NULL;
  UPDATE agents.end_request e SET reason = '--'
    FROM agents.contract c WHERE c.id = e.contract_id AND c.agent_id = p_member AND e.reason <> '';

  -- What the member wrote to the line, and what was written to the member alone.
  UPDATE agents.line_message SET text = '--' WHERE sender_id = p_member OR receiver_id = p_member;
  DELETE FROM agents.line_mute WHERE member_id = p_member;

  -- What was requested and decided stays, with its amounts; the account name and the free texts do not (docs/decisions/0106).
  UPDATE backoffice.approval a
     SET reason = '--', decision_reason = CASE WHEN a.decision_reason IS NOT NULL THEN '--' END,
         payload = a.payload || CASE WHEN a.payload ? 'reason' THEN '{"reason": "--"}'::jsonb ELSE '{}' END
                             || CASE WHEN a.payload ? 'note' THEN '{"note": "--"}'::jsonb ELSE '{}' END,
         before = CASE WHEN a.before ? 'account' THEN jsonb_set(a.before, '{account}', '"--"') ELSE a.before END,
         after = CASE WHEN a.after ? 'account' THEN jsonb_set(a.after, '{account}', '"--"') ELSE a.after END
   WHERE a.id = ANY (v_approvals);
  -- Rows of lists from which members were imported: the name, and until it is applied everything else, sealed.
  DELETE FROM backoffice.member_import_row r USING identity.member m WHERE m.id = p_member AND lower(r.account) = lower(m.account);

  -- Exclusions stay, as the proof that the site kept them: they have periods and no words.
  DELETE FROM protection.member_limit WHERE member_id = p_member;
  DELETE FROM protection.guard WHERE member_id = p_member;
  DELETE FROM protection.document_picture p USING protection.document d WHERE d.id = p.document_id AND d.member_id = p_member;
  UPDATE protection.document SET reason = '--' WHERE member_id = p_member AND reason IS NOT NULL;
  DELETE FROM protection.play_hour WHERE member_id = p_member;
  DELETE FROM protection.play_state WHERE member_id = p_member;

  -- Flags and cases stay; their evidence may have the member's number. Links to the person and free texts are erased.
  UPDATE risk.case_note n SET text = '--' FROM risk.case_member c WHERE c.case_id = n.case_id AND c.member_id = p_member;
  UPDATE risk.case_file f SET title = '--' FROM risk.case_member c WHERE c.case_id = f.id AND c.member_id = p_member;
  UPDATE risk.flag f SET reason = '--'
    FROM risk.flag_member m WHERE m.flag_id = f.id AND m.member_id = p_member AND f.reason IS NOT NULL;
  DELETE FROM risk.case_member WHERE member_id = p_member;
  DELETE FROM risk.flag_member WHERE member_id = p_member;
  DELETE FROM risk.member_game_day WHERE member_id = p_member;

  UPDATE identity.member
     SET account = 'erased.' || id, nickname = 'erased', icon = 1, status = 'disabled', password_hash = NULL,
         payment_password_hash = NULL, must_change_password = false, password_changed_at = NULL,
         login_country = NULL, login_language = NULL
   WHERE id = p_member;
  RETURN 'ERASED';
END
$$;
REVOKE EXECUTE ON FUNCTION backoffice.erase_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backoffice.erase_member TO croupier_app;
