-- A list of members that was checked and not started can be discarded: its rows name persons (docs/trust.md X17).
GRANT DELETE ON backoffice.member_import TO croupier_app;
