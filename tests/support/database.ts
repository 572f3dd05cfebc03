import { sql } from 'kysely';
import pg from 'pg';
import { closeDatabase, database, type Db } from '@/lib/db/client';
import { closeLive } from '@/lib/ledger/live';
import { cloneTemplate, databaseUrl, dropDatabase } from './template-database';

export interface TestDatabase {
  db: Db;
  /** The owner's connection string: for raw SQL that the app's role may not run. */
  ownerUrl: string;
}

/**
 * Gives the test file a PostgreSQL database of its own, a clone of the migrated template; `database()` of
 * the code under test points at it, in the app's role. Call once at the top of a describe or file.
 */
export function useTestDatabase(): TestDatabase {
  const held = {} as TestDatabase;
  let name: string;
  const adminUrl = () => process.env.CROUPIER_TEST_ADMIN!;
  beforeAll(async () => {
    name = await cloneTemplate(adminUrl(), process.env.CROUPIER_TEST_TEMPLATE!);
    held.ownerUrl = databaseUrl(adminUrl(), name);
    process.env.DATABASE_URL = held.ownerUrl;
    held.db = database();
  });
  afterAll(async () => {
    await closeLive();
    await closeDatabase();
    await dropDatabase(adminUrl(), name);
  });
  return held;
}

/** Until a connection to this test's database waits for what another one holds. */
export async function someoneWaits(db: Db): Promise<void> {
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
