-- The bill that two parties had last, by the order of settlements: what it carried, and the corrections that it left, go into the next one. The
-- platform has no id.
CREATE INDEX bill_last_of_parties ON agents.bill (kind, agent_id, coalesce(upline_id, 0), id DESC);
-- The time to collect a share does not end while the agent is blocked or excluded.
GRANT UPDATE (collect_by) ON agents.bill TO croupier_app;
