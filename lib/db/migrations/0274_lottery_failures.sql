-- Bets that the settlement of their draw could not pay: while it is tried again, and afterwards as set aside, so that the draw goes on without them.
-- A row goes when its bet is settled or voided. A bet that is set aside keeps the status 'accepted'.
CREATE TABLE studio.lottery_failure (
  bet_id       bigint PRIMARY KEY REFERENCES studio.lottery_bet,
  draw_id      bigint NOT NULL REFERENCES studio.lottery_draw,
  -- The wallet's code, or UNREADABLE for a bet that the rules of its game cannot read.
  cause        text NOT NULL,
  attempts     integer NOT NULL CHECK (attempts > 0),
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  -- NULL while the settlement of the draw still waits for the bet.
  set_aside_at timestamptz
);
CREATE INDEX lottery_failure_of_draw ON studio.lottery_failure (draw_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.lottery_failure TO croupier_app;
