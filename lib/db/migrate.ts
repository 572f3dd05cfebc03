import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The hand-written migrations, in the order of their names. */
export function readMigrations(folder = join(process.cwd(), 'lib/db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

// Any number works as long as every node of the site uses the same: it keeps two starts from migrating at once.
const MIGRATION_LOCK = 7_205_331;

/**
 * Brings a database to the set of migrations: all that are missing, in one transaction, or none.
 * Refuses where an applied one has changed or is unknown here (an older build on a newer database).
 * Returns the names it applied.
 */
export async function migrate(ownerUrl: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'croupier-migrate' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS public.migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM public.migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    assertSameSet(applied, migrations);
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      try {
        await client.query(migration.sql);
      } catch (cause) {
        throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
      }
      await client.query('INSERT INTO public.migration (name, checksum) VALUES ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
    }
    await client.query('COMMIT');
    return missing.map((migration) => migration.name);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.end();
  }
}

function assertSameSet(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const here = known.get(name);
    if (here === undefined)
      throw new Error(`The database has migration ${name}, which this build does not know.`);
    if (here !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
  }
}
