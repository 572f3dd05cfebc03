-- What the correction la<bet>.<version> of a bet has moved in the wallet, in 1/10,000: what the member gained, negative for a loss. Corrections that
-- moved nothing have no row.
CREATE TABLE studio.lottery_correction (
  bet_id  bigint NOT NULL REFERENCES studio.lottery_bet,
  version integer NOT NULL CHECK (version > 1),
  amount  bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (bet_id, version)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.lottery_correction TO croupier_app;

-- The draws of a day, for npm run verify.
CREATE INDEX lottery_draw_settled ON studio.lottery_draw USING brin (settled_at) WITH (pages_per_range = 32);
