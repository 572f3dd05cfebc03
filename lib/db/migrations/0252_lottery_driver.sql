-- What the driver of draws asks four times a second: whether a draw that closes has a started bet, and whether an earlier draw of a game is open.
CREATE INDEX lottery_bet_started ON studio.lottery_bet (draw_id) WHERE status = 'started';
CREATE INDEX lottery_draw_open ON studio.lottery_draw (game, draws_at) WHERE status = 'open';
