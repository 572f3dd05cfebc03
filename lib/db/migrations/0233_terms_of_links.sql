-- agents.link.offer has the terms that are offered to an agent who registers by the link, by kind: {"daily": {…}, "dividend": {…}}, each as POST
-- /wps/agent/contracts takes it (docs/decisions/0137). Players have no contracts.
ALTER TABLE agents.link ADD CONSTRAINT link_offer_of_agents CHECK (offer IS NULL OR type IN (1, 2, 41, 42));
COMMENT ON COLUMN agents.link.offer IS 'terms that are offered to who registers by the link, by kind of contract';
