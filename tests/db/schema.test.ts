import { readFileSync } from 'node:fs';
import { dumpSchema } from '@/lib/db/dump';
import { readMigrations } from '@/lib/db/migrate';
import { migrate } from '@/lib/db/migrate';
import { useTestDatabase } from '../support/database';

describe('the schema', () => {
  const held = useTestDatabase();

  // Another major version writes some definitions differently; the committed dump is the embedded server's (18).
  it('of the migrations is the committed lib/db/schema.sql (npm run db:types writes it)', async () => {
    const version = await held.db
      .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('server_version_num')]).as('v'))
      .executeTakeFirstOrThrow();
    if (Number(version.v) < 180_000) return;
    expect(await dumpSchema(held.ownerUrl)).toBe(readFileSync('lib/db/schema.sql', 'utf8'));
  });

  it('is not migrated twice', async () => {
    expect(await migrate(held.ownerUrl)).toEqual([]);
  });

  it('refuses a migration that was changed after it was applied, and an unknown one', async () => {
    const [first, ...rest] = readMigrations();
    const changed = { ...first!, checksum: 'another' };
    await expect(migrate(held.ownerUrl, [changed, ...rest])).rejects.toThrow(/was changed/);
    await expect(migrate(held.ownerUrl, rest)).rejects.toThrow(/does not know/);
  });

  it('applies a set whole or not at all', async () => {
    const set = [
      ...readMigrations(),
      { name: '9998_good.sql', sql: 'CREATE TABLE public.half (id int)', checksum: 'a' },
      { name: '9999_bad.sql', sql: 'CREATE TABLE nonsense', checksum: 'b' },
    ];
    await expect(migrate(held.ownerUrl, set)).rejects.toThrow(/9999_bad.sql/);
    expect(await dumpSchema(held.ownerUrl)).not.toContain('public.half');
  });
});
