-- What was played of one game, for its page in the back office.
CREATE INDEX game_hour_node ON reporting.game_hour (node_id, hour);
