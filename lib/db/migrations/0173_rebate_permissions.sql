-- The shipped roles get the permissions of rebates (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{rebate.read,rebate.write}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{rebate.read}' WHERE code IN ('finance', 'risk', 'support', 'auditor');
