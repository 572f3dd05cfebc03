-- A planned draw without bets is deleted when its game's schedule changes (studio.unplan_lottery_draws).
GRANT DELETE ON studio.lottery_draw TO croupier_app;
