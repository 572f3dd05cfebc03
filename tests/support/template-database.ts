import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { seedPaymentChannels } from '../../lib/cli/seed/channels';
import { prepareJobTables } from '../../lib/db/job-tables';
import { migrate } from '../../lib/db/migrate';
import type { DB } from '../../lib/db/types';

async function admin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Makes a migrated database to be cloned per test file; returns its name. */
export async function createTemplate(adminUrl: string): Promise<string> {
  const name = `croupier_template_${randomBytes(4).toString('hex')}`;
  await admin(adminUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  await migrate(databaseUrl(adminUrl, name));
  await prepareJobTables(databaseUrl(adminUrl, name));
  await quietDoor(databaseUrl(adminUrl, name));
  await addPaymentChannels(databaseUrl(adminUrl, name));
  return name;
}

// Tests of other things log in from new browsers without sliding; tests/identity/slider.test.ts turns it on again.
async function quietDoor(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO content.flag (key, value) VALUES ('sliderLogin', '"off"')`);
  await client.end();
}

// The demo's channels: a site has none of its own, and tests deposit and withdraw.
async function addPaymentChannels(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  await seedPaymentChannels(db, 'THB');
  await db.destroy();
}

/** Clones the template. Concurrent clones of one template wait for each other inside PostgreSQL's lock. */
export async function cloneTemplate(adminUrl: string, template: string): Promise<string> {
  const name = `croupier_test_${randomBytes(6).toString('hex')}`;
  await admin(adminUrl, async (client) => {
    // CREATE DATABASE fails while another session clones the same template: take turns.
    await client.query('SELECT pg_advisory_lock(7205332)');
    // Copying files needs a sixth of the time of writing each page to the log (the default).
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  return name;
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await admin(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}
