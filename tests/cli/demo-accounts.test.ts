import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, storeDemoAccounts } from '@/lib/cli/seed/accounts';

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-demo-'));
  process.env.DATA_DIR = folder;
  delete process.env.DEMO_PASSWORD;
});

afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

describe('the password of the demo', () => {
  it('is random at the first seed', () => {
    expect(demoPassword()).toMatch(/^[\w-]{12}$/);
    expect(demoPassword()).not.toBe(demoPassword());
  });

  it('is that of the accounts that an interrupted seed has created', () => {
    storeDemoAccounts([{ role: 'player', account: 'lanternplayer', password: 'made-half-way' }]);
    expect(demoPassword()).toBe('made-half-way');
  });

  it('is DEMO_PASSWORD if set', () => {
    process.env.DEMO_PASSWORD = 'chosen-by-somebody';
    expect(demoPassword()).toBe('chosen-by-somebody');
  });
});
