-- Who moves, promotes and demotes agents, and decides about applications.
UPDATE backoffice.role SET permissions = permissions || '{agents.write}' WHERE code = 'marketing';
