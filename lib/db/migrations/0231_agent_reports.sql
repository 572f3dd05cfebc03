-- What the pages of agents about their teams sum (docs/decisions/0136). Both tables are sums of settled rounds and posted money, by the line at
-- each, and can be counted anew at any time.

-- What was played in a team on a settlement day, by game. level: 0 the agent, 1 members directly below, 2 everybody further below.
CREATE TABLE agents.team_bets (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  node_id bigint NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 2),
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (agent_id, day, node_id, level)
);

-- What a team deposited and withdrew on a settlement day.
CREATE TABLE agents.team_money (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  deposits bigint NOT NULL,
  withdrawals bigint NOT NULL,
  PRIMARY KEY (agent_id, day)
);

-- How far the ledger was read, beside the position in the bet feed (reporting.feed_consumer, agent-reports). Zone and currency are those of
-- the sums; others make the next run count anew.
CREATE TABLE agents.team_counting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  zone text NOT NULL DEFAULT '',
  currency text NOT NULL DEFAULT '',
  transaction_id bigint NOT NULL
);
INSERT INTO agents.team_counting (transaction_id) SELECT c.first_transaction_id FROM agents.counting c;
INSERT INTO reporting.feed_consumer (name, round_id, change_id)
SELECT 'agent-reports', c.first_round_id, b.change_id FROM agents.counting c, reporting.feed_bound b;
GRANT SELECT ON agents.team_bets, agents.team_money, agents.team_counting TO croupier_app;
