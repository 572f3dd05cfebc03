-- Notices to members come from every room, so they have a schema and a room of their own (lib/notices, docs/decisions/0087).
CREATE SCHEMA notices;
GRANT USAGE ON SCHEMA notices TO croupier_app;
ALTER TABLE cashier.notice SET SCHEMA notices;
