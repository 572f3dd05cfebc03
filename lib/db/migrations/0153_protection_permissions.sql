-- The shipped roles that care for members may see and change their protection.
UPDATE backoffice.role SET permissions = permissions || '{protection.read,protection.write}'::text[]
 WHERE code IN ('support', 'risk') AND NOT permissions @> '{protection.read}';
