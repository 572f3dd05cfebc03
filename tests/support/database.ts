import { sql } from 'kysely';
import { closeDatabase, database, inTransaction, type Db, type Tx } from '@/lib/db/client';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { cloneTemplate, databaseUrl, dropDatabase, withClient } from './template-database';

export interface TestDatabase {
  db: Db;
  /** The owner's connection string: for raw SQL that the app's role may not run. */
  ownerUrl: string;
}

/**
 * Creates a PostgreSQL database for the test file, a clone of the migrated template. `database()` of the code under test
 * connects to it in the application's role. Call it once at the top of a describe or a file.
 */
export function useTestDatabase(): TestDatabase {
  const testDatabase = {} as TestDatabase;
  let name: string;
  const adminUrl = () => process.env.CROUPIER_TEST_ADMIN!;
  beforeAll(async () => {
    name = await cloneTemplate(adminUrl(), process.env.CROUPIER_TEST_TEMPLATE!);
    testDatabase.ownerUrl = databaseUrl(adminUrl(), name);
    process.env.DATABASE_URL = testDatabase.ownerUrl;
    testDatabase.db = database();
  });
  afterAll(async () => {
    await closeBalanceEvents();
    await closeDatabase();
    await dropDatabase(adminUrl(), name);
  });
  return testDatabase;
}

/** Resolves when a connection to this test's database waits for a lock of another one. */
export async function waitForBlockedQuery(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
       WHERE NOT l.granted AND a.datname = current_database()`.execute(db);
    if (rows.length > 0) return;
  }
}

/** The rows of a table that `work` reads, in a database transaction. */
export async function rowsRead(db: Db, table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT (coalesce(s.seq_tup_read, 0) + coalesce(s.idx_tup_fetch, 0))::int AS count
          FROM pg_stat_xact_user_tables s WHERE s.relid = ${table}::regclass`.execute(tx);
      return rows[0]!.count;
    };
    const before = await read();
    await work(tx);
    return (await read()) - before;
  });
}

/** Runs `work` as the owner of the tables. */
export const asOwner = withClient;
