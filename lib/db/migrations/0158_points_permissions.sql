-- The shipped roles get the permissions of points, the mall's orders and the wheel (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{points.read,points.decide,points.adjust}' WHERE code = 'finance';
UPDATE backoffice.role SET permissions = permissions || '{points.read,points.write,points.decide}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{points.read,points.decide}' WHERE code = 'support';
UPDATE backoffice.role SET permissions = permissions || '{points.read}' WHERE code IN ('risk', 'auditor');
