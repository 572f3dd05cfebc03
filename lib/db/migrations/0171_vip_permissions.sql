-- The shipped roles get the permissions of VIP ranks (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{vip.read,vip.write,vip.assign}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{vip.read,vip.assign}' WHERE code = 'support';
UPDATE backoffice.role SET permissions = permissions || '{vip.read}' WHERE code IN ('finance', 'risk', 'auditor');
