import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareEnvironment } from '@/lib/cli/site';

const before = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'croupier-settings-'));

beforeEach(() => {
  process.env = { NODE_ENV: 'test', DATA_DIR: folder };
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

it('names every invalid setting before there is a database', () => {
  Object.assign(process.env, { PORT: 'abc', SETTLEMENT_ZONE: 'Mars' });
  expect(() => prepareEnvironment(false)).toThrow(/PORT: [\s\S]*SETTLEMENT_ZONE: is a time zone/);
  expect(existsSync(join(folder, 'postgres.json'))).toBe(false);
});

it('needs no setting: the secret is created and stored, the database is found later', () => {
  prepareEnvironment(false);
  const { SESSION_SECRET } = process.env;
  expect(SESSION_SECRET!.length).toBeGreaterThanOrEqual(32);
  delete process.env.SESSION_SECRET;
  prepareEnvironment(false);
  expect(process.env.SESSION_SECRET).toBe(SESSION_SECRET);
  expect(process.env.DATABASE_URL).toBeUndefined();
});
