-- reporting.unrolled with the vendor and the category under which the roll-ups will add each round: those of the game's hour if the
-- hour has been counted before, else the present ones of the catalogue.
--
-- Read by: lib/reporting/figures/sources.ts.
CREATE OR REPLACE VIEW reporting.unrolled_play AS
  SELECT u.*, coalesce(h.vendor, g.vendor_code) AS vendor, coalesce(h.game_type, g.game_type) AS game_type
    FROM reporting.unrolled u
    JOIN catalogue.game g ON g.node_id = u.node_id
    -- Before the first run there is no zone, and no hour has been counted.
    LEFT JOIN reporting.game_hour h
      ON h.hour = date_trunc('hour', u.settled_at, coalesce((SELECT nullif(z.zone, '') FROM reporting.roll_up_zone z), 'UTC'))
     AND h.node_id = u.node_id AND h.currency = u.currency;
GRANT SELECT ON reporting.unrolled_play TO croupier_app;
