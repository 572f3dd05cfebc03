-- The shipped roles get the permissions of missions, leaderboards with prizes and refer and earn (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{missions.read,missions.write}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{missions.read}' WHERE code IN ('finance', 'support', 'risk', 'auditor');
