-- Trigger record_round_change of gateway.round: records what a round counted before an update and what it counts after it. The
-- trigger's condition leaves out updates that change neither.
CREATE OR REPLACE FUNCTION reporting.record_round_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO reporting.round_change (round_id, member_id, node_id, currency, old_settled_at, old_stake, old_payout,
                                      old_valid_bet, old_real_bet, new_settled_at, new_stake, new_payout, new_valid_bet,
                                      new_real_bet)
  SELECT NEW.id, NEW.member_id, NEW.node_id, NEW.currency, o.settled_at, o.stake, o.payout, o.valid_bet, o.real_bet,
         n.settled_at, n.stake, n.payout, n.valid_bet, n.real_bet
    FROM (SELECT) one
    LEFT JOIN (SELECT OLD.settled_at, OLD.stake, OLD.payout, OLD.valid_bet,
                      reporting.real_bet(OLD.valid_bet, OLD.stake, OLD.bonus_stake) AS real_bet WHERE OLD.status = 'closed') o ON true
    LEFT JOIN (SELECT NEW.settled_at, NEW.stake, NEW.payout, NEW.valid_bet,
                      reporting.real_bet(NEW.valid_bet, NEW.stake, NEW.bonus_stake) AS real_bet WHERE NEW.status = 'closed') n ON true;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.record_round_change FROM PUBLIC;
