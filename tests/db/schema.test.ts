import { readFileSync } from 'node:fs';
import { dumpSchema } from '@/lib/db/dump';
import { migrate, readMigrations } from '@/lib/db/migrate';
import { asOwner, useTestDatabase } from '../support/database';
import { databaseUrl, dropDatabase } from '../support/template-database';

describe('the schema', () => {
  const database = useTestDatabase();

  // Another major version writes some definitions in another way; the committed dump is the embedded server's (18).
  it('of a fresh database is the committed lib/db/schema.sql (npm run db:types writes it)', async () => {
    const version = await database.db
      .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('server_version_num')]).as('v'))
      .executeTakeFirstOrThrow();
    if (Number(version.v) < 180_000) return;
    expect(await dumpSchema(database.ownerUrl)).toBe(readFileSync('lib/db/schema.sql', 'utf8'));
  });

  it('is migrated once', async () => {
    expect(await migrate(database.ownerUrl)).toEqual({ migrations: [], functions: false });
  });

  it('rejects a migration that changed after it was applied, and an unknown one', async () => {
    const [first, ...rest] = readMigrations();
    const changed = { ...first!, checksum: 'another' };
    await expect(migrate(database.ownerUrl, [changed, ...rest])).rejects.toThrow(/was changed/);
    await expect(migrate(database.ownerUrl, rest)).rejects.toThrow(/does not know/);
  });

  it('applies a set completely or not at all', async () => {
    const set = [
      ...readMigrations(),
      { name: '9998_good.sql', sql: 'CREATE TABLE public.half (id int)', checksum: 'a' },
      { name: '9999_bad.sql', sql: 'CREATE TABLE nonsense', checksum: 'b' },
    ];
    await expect(migrate(database.ownerUrl, set)).rejects.toThrow(/9999_bad.sql/);
    expect(await dumpSchema(database.ownerUrl)).not.toContain('public.half');
  });
});

describe('a fresh database', () => {
  const name = `fresh_${process.pid}`;
  const url = () => databaseUrl(process.env.CROUPIER_TEST_ADMIN!, name);

  beforeAll(async () => {
    await asOwner(process.env.CROUPIER_TEST_ADMIN!, (client) => client.query(`CREATE DATABASE ${name}`));
    await migrate(url());
  });
  afterAll(() => dropDatabase(process.env.CROUPIER_TEST_ADMIN!, name));

  it('has the rows that every site needs and no others: no payment channel', async () => {
    const filled = await asOwner(url(), async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT schemaname || '.' || tablename AS name FROM pg_tables
          WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
      );
      const counts: string[] = [];
      for (const table of rows.map((row) => row.name)) {
        const found = await client.query(`SELECT FROM ${table} LIMIT 1`);
        if (found.rowCount) counts.push(table);
      }
      return counts;
    });
    expect(filled).toEqual([
      'agents.counting',
      'agents.team_counting',
      'backoffice.audit_head',
      'backoffice.role',
      'content.site_status',
      'identity.register_field',
      'ledger.account_day_progress',
      'public.function_set',
      'public.migration',
      'reporting.feed_bound',
      'reporting.feed_consumer',
      'reporting.money_progress',
      'reporting.roll_up_zone',
      'reporting.rtp_progress',
      'rewards.mission_clock',
      'rewards.vip_settings',
    ]);
  });
});
