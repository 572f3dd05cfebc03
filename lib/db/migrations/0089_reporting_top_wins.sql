-- The greatest wins of a counted day, as a board reads them: who is among the first twenty of a month is among the first
-- twenty of the day on which they won it.
CREATE INDEX member_day_top_win ON reporting.member_day (starts_at, currency, top_win DESC, member_id);
-- Sums of valid bets, from the index alone.
CREATE INDEX member_day_valid_bet ON reporting.member_day (starts_at, currency) INCLUDE (member_id, valid_bet);
