import { sql } from 'kysely';
import pg from 'pg';
import { closeDatabase, database, type Db } from '@/lib/db/client';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { cloneTemplate, databaseUrl, dropDatabase } from './template-database';

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

/** Runs `work` as the owner of the tables. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
