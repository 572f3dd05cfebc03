import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { applyFunctions, readFunctions, type FunctionSet } from './functions';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of the tables, in the order of their names. */
export function readMigrations(folder = join(process.cwd(), 'lib/db/migrations')): Migration[] {
  // The health page reads them too, where they are: the bundler must not trace them.
  return readdirSync(/*turbopackIgnore: true*/ folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(/*turbopackIgnore: true*/ join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What `migrate` changed. */
export interface Migrated {
  /** The names of the applied migrations. */
  migrations: string[];
  /** Whether the set of functions and views was applied. */
  functions: boolean;
}

// Any number works as long as every node of the site uses the same: it keeps two starts from migrating at once.
const MIGRATION_LOCK = 7_205_331;

/**
 * Brings a database up to date in one database transaction, or changes nothing: first the migrations that it has not had, then,
 * if any was applied or the set of functions has changed, the set of functions and views (lib/db/README.md).
 * Throws if an applied migration has changed or is not known here: this build is older than the database.
 */
export async function migrate(
  ownerUrl: string,
  migrations = readMigrations(),
  functions = readFunctions(),
): Promise<Migrated> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'croupier-migrate' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS public.migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
       CREATE TABLE IF NOT EXISTS public.function_set (
         only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), checksum text NOT NULL,
         applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await applyMigrations(client, migrations);
    const changed = applied.length > 0 || (await appliedFunctions(client)) !== functions.checksum;
    if (changed) await replaceFunctions(client, functions);
    await client.query('COMMIT');
    return { migrations: applied, functions: changed };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.end();
  }
}

async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  assertUnchanged(applied, migrations);
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
  return missing.map((migration) => migration.name);
}

async function appliedFunctions(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ checksum: string }>('SELECT checksum FROM public.function_set');
  return rows[0]?.checksum;
}

async function replaceFunctions(client: pg.Client, functions: FunctionSet): Promise<void> {
  await applyFunctions(client, functions);
  await client.query(
    `INSERT INTO public.function_set (checksum) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [functions.checksum],
  );
}

function assertUnchanged(applied: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const here = known.get(name);
    if (here === undefined)
      throw new Error(`The database has migration ${name}, which this build does not know.`);
    if (here !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
  }
}
