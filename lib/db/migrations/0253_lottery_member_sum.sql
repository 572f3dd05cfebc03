-- The stakes of a member in a draw: what the limit of a member is compared with. They are counted with the sums of the draw, when a slip is
-- started; rows of finished draws are deleted.
CREATE TABLE studio.lottery_member_sum (
  draw_id   bigint NOT NULL REFERENCES studio.lottery_draw,
  player_id bigint NOT NULL,
  currency  char(3) NOT NULL,
  stake     bigint NOT NULL CHECK (stake >= 0),
  PRIMARY KEY (draw_id, player_id, currency)
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.lottery_member_sum TO croupier_app;

-- Running chases: an excluded member's are cancelled.
CREATE INDEX lottery_slip_chases ON studio.lottery_slip (player_id) WHERE chase = 'running';
