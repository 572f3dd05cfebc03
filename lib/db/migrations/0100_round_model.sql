-- Every move of a round names the engine, the model and its version that the round began with, and is played with exactly these
-- (docs/decisions/0085).
ALTER TABLE studio.spin ADD COLUMN engine text, ADD COLUMN model text, ADD COLUMN version integer CHECK (version > 0);
UPDATE studio.spin s
   SET engine = g.engine ->> 'kind',
       model = coalesce(s.result ->> 'model', g.engine ->> 'model'),
       version = coalesce((s.result ->> 'version')::integer, 1)
  FROM studio.seat t JOIN catalogue.game g ON g.node_id = t.node_id
 WHERE t.id = s.seat_id;
ALTER TABLE studio.spin ALTER COLUMN engine SET NOT NULL, ALTER COLUMN model SET NOT NULL, ALTER COLUMN version SET NOT NULL;

-- The seat's last round, if it was voided because its version is gone and the player has not begun another one since.
ALTER TABLE studio.seat ADD COLUMN voided_round_id bigint;
-- Open rounds whose version is gone are looked for. A paid move leaves round_id NULL, so its updates stay out of this index (HOT).
CREATE INDEX seat_open_round ON studio.seat (id) WHERE round_id IS NOT NULL;

-- Returns are monitored by the model that each round names. A game may change its model: the version alone does not tell them apart.
ALTER TABLE reporting.rtp_monitor DROP CONSTRAINT rtp_monitor_pkey, ADD PRIMARY KEY (kind, subject, model, version);
