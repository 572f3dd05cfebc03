-- What each operator may do, one row for each: `permissions` are those of the roles and those beside them. An owner has
-- every permission, which the application knows (lib/backoffice/operators/rules.ts). `second_factor` is the setting
-- backoffice.secondFactor, NULL if it was never set.
--
-- Read by: lib/backoffice/operators, lib/backoffice/exports/access.ts.
CREATE OR REPLACE VIEW backoffice.operator_access AS
  SELECT o.id AS operator_id,
         EXISTS (SELECT FROM backoffice.operator_role x JOIN backoffice.role r ON r.id = x.role_id
                  WHERE x.operator_id = o.id AND r.code = 'owner') AS is_owner,
         ARRAY(SELECT unnest(o.permissions)
               UNION
               SELECT unnest(r.permissions) FROM backoffice.operator_role x JOIN backoffice.role r ON r.id = x.role_id
                WHERE x.operator_id = o.id
               ORDER BY 1) AS permissions,
         EXISTS (SELECT FROM backoffice.totp t WHERE t.operator_id = o.id AND t.confirmed_at IS NOT NULL)
           OR EXISTS (SELECT FROM backoffice.passkey p WHERE p.operator_id = o.id) AS has_factor,
         (SELECT f.value #>> '{}' FROM content.flag f WHERE f.key = 'backoffice.secondFactor') AS second_factor
    FROM backoffice.operator o;
GRANT SELECT ON backoffice.operator_access TO croupier_app;
