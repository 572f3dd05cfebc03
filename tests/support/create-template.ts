import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { seedPaymentChannels } from '../../lib/cli/seed/channels';
import { prepareJobTables } from '../../lib/db/job-tables';
import { migrate } from '../../lib/db/migrate';
import type { DB } from '../../lib/db/types';
import { databaseUrl, withClient } from './template-database';

/** Makes a migrated database to be cloned per test file; returns its name. */
export async function createTemplate(adminUrl: string): Promise<string> {
  const name = `croupier_template_${randomBytes(4).toString('hex')}`;
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  await migrate(databaseUrl(adminUrl, name));
  await prepareJobTables(databaseUrl(adminUrl, name));
  await turnSliderOff(databaseUrl(adminUrl, name));
  await addPaymentChannels(databaseUrl(adminUrl, name));
  return name;
}

// Tests of other things log in from new browsers without sliding; tests/identity/slider.test.ts turns it on again.
async function turnSliderOff(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`INSERT INTO content.flag (key, value) VALUES ('sliderLogin', '"off"')`),
  );
}

// The demo's channels: a site has none of its own, and tests deposit and withdraw.
async function addPaymentChannels(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  await seedPaymentChannels(db, 'THB');
  await db.destroy();
}
