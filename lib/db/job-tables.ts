import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const SCHEMA = 'graphile_worker';

// A failing migration throws; its other messages are not worth a line at each start.
const QUIET = new Logger(() => () => {});

/**
 * Migrates graphile-worker's own tables as the owner and lets the app's role use them. Its tables have row-level
 * security without a policy, which allows their owner only; the app gets a policy on each.
 */
export async function prepareJobTables(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, schema: SCHEMA, logger: QUIET });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      GRANT USAGE ON SCHEMA ${SCHEMA} TO croupier_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO croupier_app;
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMA} TO croupier_app;
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMA} TO croupier_app;`);
    const { rows } = await client.query<{ tablename: string }>(
      `SELECT t.tablename FROM pg_tables t
        WHERE t.schemaname = $1 AND t.rowsecurity AND NOT EXISTS (
          SELECT FROM pg_policies p WHERE p.schemaname = t.schemaname AND p.tablename = t.tablename AND p.policyname = 'app')`,
      [SCHEMA],
    );
    for (const { tablename } of rows) {
      await client.query(
        `CREATE POLICY app ON ${SCHEMA}.${client.escapeIdentifier(tablename)} TO croupier_app USING (true)`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Releases the jobs of killed workers. graphile-worker waits four hours before it does so, and a message about money
 * must not wait that long. Call it only if no worker can be running: in a start that has the database alone.
 */
export async function releaseJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `SELECT ${SCHEMA}.force_unlock_workers(array_agg(locked_by)) FROM ${SCHEMA}.jobs WHERE locked_by IS NOT NULL`,
    );
  } finally {
    await client.end();
  }
}
