import pg from 'pg';

/**
 * Describes a database's shape as text: tables with columns, constraints, indexes, triggers, functions and grants,
 * in a fixed order. Read from the catalogues rather than by pg_dump, which the embedded server does not bring,
 * so that the committed lib/db/schema.sql can be held against the migrations on any machine.
 */
export async function dumpSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sections: string[] = [];
    for (const [title, query] of SECTIONS) {
      const { rows } = await client.query<{ line: string }>(query);
      sections.push(`-- ${title}\n\n${rows.map((row) => row.line.trimEnd()).join('\n')}\n`);
    }
    return `-- Written by npm run db:types from the migrations. Do not edit.\n\n${sections.join('\n')}`;
  } finally {
    await client.end();
  }
}

const OURS = `n.nspname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker') AND n.nspname NOT LIKE 'pg\\_%'`;
const NOT_OF_EXTENSION = (alias: string, catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${alias}.oid AND d.classid = '${catalogue}'::regclass AND d.deptype = 'e')`;

const SECTIONS: [string, string][] = [
  ['Extensions', `SELECT extname || ';' AS line FROM pg_extension ORDER BY extname COLLATE "C"`],
  [
    'Types',
    `SELECT format('TYPE %I.%I: %s;', n.nspname, t.typname, coalesce(
        (SELECT string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid),
        (SELECT string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' ORDER BY a.attnum)
           FROM pg_attribute a WHERE a.attrelid = t.typrelid AND a.attnum > 0),
        pg_catalog.format_type(t.typbasetype, t.typtypmod) ||
          (SELECT coalesce(max(format(' COLLATE %I', l.collname)), '') FROM pg_collation l JOIN pg_type b ON b.oid = t.typbasetype
            WHERE l.oid = t.typcollation AND l.oid <> b.typcollation) ||
          (SELECT coalesce(string_agg(format(' %I %s', k.conname, pg_get_constraintdef(k.oid)), '' ORDER BY k.conname COLLATE "C"), '')
             FROM pg_constraint k WHERE k.contypid = t.oid AND k.contype <> 'n'))) AS line
     FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace LEFT JOIN pg_class c ON c.oid = t.typrelid
     WHERE ${OURS} AND (t.typtype IN ('e', 'd') OR (t.typtype = 'c' AND c.relkind = 'c')) AND ${NOT_OF_EXTENSION('t', 'pg_type')}
     ORDER BY n.nspname COLLATE "C", t.typname COLLATE "C"`,
  ],
  [
    'Tables',
    `SELECT format(E'TABLE %I.%I (\\n%s\\n);', n.nspname, c.relname, string_agg(
        format('  %I %s%s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
          CASE WHEN a.attcollation <> y.typcollation THEN format(' COLLATE %I', l.collname) ELSE '' END,
          CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
          CASE WHEN a.attidentity <> '' THEN ' IDENTITY' ELSE '' END,
          CASE WHEN d.adbin IS NULL THEN '' ELSE
            CASE WHEN a.attgenerated <> '' THEN ' GENERATED ' ELSE ' DEFAULT ' END || pg_get_expr(d.adbin, d.adrelid) END),
        E',\\n' ORDER BY a.attnum)) AS line
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_type y ON y.oid = a.atttypid LEFT JOIN pg_collation l ON l.oid = a.attcollation
     LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE ${OURS} AND c.relkind IN ('r', 'p', 'v', 'm') AND ${NOT_OF_EXTENSION('c', 'pg_class')}
     GROUP BY n.nspname, c.relname ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
  ],
  [
    'Views',
    `SELECT format(E'VIEW %I.%I AS\n%s', n.nspname, c.relname, pg_get_viewdef(c.oid)) AS line
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} AND c.relkind IN ('v', 'm') AND ${NOT_OF_EXTENSION('c', 'pg_class')}
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
  ],
  [
    'Constraints',
    `SELECT format('%I.%I: %I %s;', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) AS line
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} AND k.contype <> 'n'
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C", k.conname COLLATE "C"`,
  ],
  [
    'Indexes',
    `SELECT pg_get_indexdef(i.indexrelid) || ';' AS line
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} ORDER BY pg_get_indexdef(i.indexrelid) COLLATE "C"`,
  ],
  [
    'Triggers',
    `SELECT pg_get_triggerdef(t.oid) || ';' AS line
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} AND NOT t.tgisinternal ORDER BY c.oid::regclass::text COLLATE "C", t.tgname COLLATE "C"`,
  ],
  [
    'Functions',
    `SELECT pg_get_functiondef(p.oid) || E';\\n' AS line
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE ${OURS} AND p.prokind IN ('f', 'p') AND ${NOT_OF_EXTENSION('p', 'pg_proc')}
     ORDER BY n.nspname COLLATE "C", p.proname COLLATE "C", pg_get_function_identity_arguments(p.oid) COLLATE "C"`,
  ],
  [
    'What the app may do',
    `SELECT line FROM (
       SELECT format('GRANT %s ON %I.%I TO %I;', string_agg(privilege_type, ', ' ORDER BY privilege_type COLLATE "C"),
                table_schema, table_name, grantee) AS line, table_schema AS s, table_name AS o
         FROM information_schema.role_table_grants WHERE grantee = 'croupier_app'
         GROUP BY table_schema, table_name, grantee
       UNION ALL
       SELECT format('GRANT %s (%s) ON %I.%I TO %I;', privilege_type, string_agg(column_name, ', ' ORDER BY column_name COLLATE "C"),
                table_schema, table_name, grantee), table_schema, table_name
         FROM information_schema.role_column_grants g WHERE grantee = 'croupier_app' AND NOT EXISTS (
           SELECT FROM information_schema.role_table_grants t WHERE t.grantee = g.grantee
             AND t.table_schema = g.table_schema AND t.table_name = g.table_name AND t.privilege_type = g.privilege_type)
         GROUP BY table_schema, table_name, grantee, privilege_type
       UNION ALL
       SELECT format('GRANT EXECUTE ON FUNCTION %I.%I TO %I;', routine_schema, routine_name, grantee), routine_schema, routine_name
         FROM information_schema.role_routine_grants WHERE grantee = 'croupier_app'
     ) grants WHERE s <> 'graphile_worker' ORDER BY s COLLATE "C", o COLLATE "C", line COLLATE "C"`,
  ],
];
