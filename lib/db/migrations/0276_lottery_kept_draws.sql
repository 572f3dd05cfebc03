-- How many days draws without bets are kept (docs/decisions/0157); NULL: the default of lib/studio/lottery/settings/constants.ts.
ALTER TABLE studio.lottery_game ADD COLUMN keep_days integer CHECK (keep_days BETWEEN 30 AND 36500);

-- Up to which draw of a game those without bets are removed. What is kept before it has a bet or a decision, and is not looked at again.
CREATE TABLE studio.lottery_sweep (
  game     text PRIMARY KEY,
  swept_to timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON studio.lottery_sweep TO croupier_app;
