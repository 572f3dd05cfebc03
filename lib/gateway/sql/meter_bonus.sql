-- Trigger meter_bonus of gateway.round: a round counts for its bonus while it is closed, with its present valid bet. Later settlements,
-- corrections and voids therefore change what is counted by the difference.
--
-- Who updates a round with a bonus has locked the balance of its main account.
CREATE OR REPLACE FUNCTION gateway.meter_bonus() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE gateway.bonus_grant g
     SET wagered = g.wagered
         + CASE WHEN NEW.status = 'closed' THEN gateway.bonus_counted(NEW.valid_bet, g.stake_cap, NEW.bonus_weight) ELSE 0 END
         - CASE WHEN OLD.status = 'closed' AND OLD.bonus_grant_id IS NOT NULL
                THEN gateway.bonus_counted(OLD.valid_bet, g.stake_cap, OLD.bonus_weight) ELSE 0 END
   WHERE g.id = NEW.bonus_grant_id;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.meter_bonus FROM PUBLIC;
