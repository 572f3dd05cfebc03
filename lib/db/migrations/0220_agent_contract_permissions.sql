-- Contracts of agents: who reads them, who offers and ends them for the site, and who sets the rules of the programme.
UPDATE backoffice.role SET permissions = permissions || '{agents.read,agents.contracts,agents.rules}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{agents.read}' WHERE code IN ('finance', 'risk', 'support', 'auditor');
