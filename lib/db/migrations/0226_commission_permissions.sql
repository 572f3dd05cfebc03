-- The shipped roles get the permissions of commissions (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{commissions.read,commissions.pay}' WHERE code = 'finance';
UPDATE backoffice.role SET permissions = permissions || '{commissions.read}' WHERE code IN ('risk', 'auditor');
