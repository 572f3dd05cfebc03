-- How often what a rule gives must be staked before it becomes real money; 0: it is paid to the main balance (docs/decisions/0116).
ALTER TABLE rewards.vip_settings ADD COLUMN wagering numeric(6, 2) NOT NULL DEFAULT 0 CHECK (wagering >= 0);
GRANT UPDATE (wagering) ON rewards.vip_settings TO croupier_app;
ALTER TABLE rewards.rebate_plan ADD COLUMN wagering numeric(6, 2) NOT NULL DEFAULT 0 CHECK (wagering >= 0);
ALTER TABLE rewards.competition ADD COLUMN wagering numeric(6, 2) NOT NULL DEFAULT 0 CHECK (wagering >= 0);
GRANT UPDATE (wagering) ON rewards.competition TO croupier_app;
