/** The configuration of the site in two processes that share only the database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { changeSetting } from '@/lib/backoffice/site/commands';
import { refreshSiteConfig, startSiteConfig, stopSiteConfig } from '@/lib/content/site-config/cache';
import { READ_EVERY_MS } from '@/lib/content/site-config/constants';
import { siteProfile } from '@/lib/i18n/site';
import { brandName, publishSiteConfig, siteConfig } from '@/lib/platform/site-config';
import { SHIPPED_THEME } from '@/lib/platform/theme/shipped';
import { refreshPages } from '@/lib/server/refresh-pages';
import type { Actor } from '@/lib/backoffice/types';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
let other: ChildProcess;
let lines: AsyncIterator<string>;
let actor: Actor;

/** What the other process shows next. */
const shownThere = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
const change = (key: string, version: number, value: unknown) =>
  changeSetting(actor, { key, version, value }, { visitor: undefined });
const BRAND = { shortName: '', legalName: '', address: '', licence: '', mark: 'none' };

beforeAll(() => {
  const operator = {
    id: 1n,
    account: 'anong',
    name: 'Anong',
    permissions: [],
    isOwner: false,
    isFactorDue: false,
  };
  actor = { db: held.db, operator, ip: '127.0.0.1' };
  other = spawn(process.execPath, ['--import', 'tsx', 'tests/content/site-config-child.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Jest's process.env is a copy, which a child does not inherit.
    env: { ...process.env },
  });
  lines = createInterface({ input: other.stdout! })[Symbol.asyncIterator]();
});
afterAll(async () => {
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.stdin!.end();
  await ended;
  stopSiteConfig();
  publishSiteConfig(undefined);
});

it('begins with the environment, and is read often enough to be followed within five seconds', async () => {
  expect(await shownThere()).toMatchObject({ brand: 'Croupier', accent: SHIPPED_THEME.dark.accent });
  expect(READ_EVERY_MS).toBeLessThan(2_500);
});

it('a change is seen here at once and in the other process by itself', async () => {
  await startSiteConfig();
  await change('brand', 0, { ...BRAND, names: { en: 'Blue Heron', th: 'นกกระสา' } });
  expect([brandName(), brandName('th'), brandName('ar')]).toEqual(['Blue Heron', 'นกกระสา', 'Blue Heron']);
  expect(await shownThere()).toMatchObject({ brand: 'นกกระสา' });
  await change('languages', 0, { offered: ['th', 'en'], start: 'th', untranslated: false });
  expect(siteProfile()).toMatchObject({ locales: ['en', 'th'], startLocale: 'th', listsUntranslated: false });
  expect(await shownThere()).toMatchObject({ languages: ['en', 'th'] });
  await change('theme', 0, { ...SHIPPED_THEME, dark: { ...SHIPPED_THEME.dark, accent: '#9ad1ff' } });
  expect(await shownThere()).toMatchObject({ accent: '#9ad1ff' });
});

it('a change of anything that pages show gives another version, also of a flag', async () => {
  const { version } = siteConfig();
  await change('flag.hasFreePlay', 0, false);
  expect(siteConfig().version).not.toBe(version);
  expect(await shownThere()).toMatchObject({ brand: 'นกกระสา' });
});

it('a value that this version cannot use is ignored, and the others hold', async () => {
  await held.db
    .updateTable('content.site_setting')
    .set({ value: JSON.stringify({ dark: 'none' }) })
    .where('key', '=', 'theme')
    .execute();
  await refreshSiteConfig();
  expect(siteConfig().theme).toEqual(SHIPPED_THEME);
  expect(brandName()).toBe('Blue Heron');
  expect(await shownThere()).toMatchObject({ accent: SHIPPED_THEME.dark.accent });
});

describe('the cached pages', () => {
  const calls: { url: string; key: string | null }[] = [];
  let isUp = true;
  beforeAll(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      calls.push({ url: String(url), key: new Headers(init?.headers).get('x-croupier-internal') });
      return Promise.resolve(new Response(null, { status: isUp ? 204 : 500 }));
    });
  });
  afterAll(() => jest.restoreAllMocks());

  it('are rendered anew twice for a new version, not again for the same, and again after a failure', async () => {
    await refreshPages('one');
    await refreshPages('one');
    await refreshPages('one');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({ url: expect.stringMatching(/\/wps\/system\/gate\/refresh$/) as string });
    expect(calls[0]!.key).toMatch(/^[0-9a-f]{64}$/);
    isUp = false;
    await expect(refreshPages('two')).rejects.toThrow();
    isUp = true;
    await refreshPages('two');
    await refreshPages('two');
    await refreshPages('two');
    expect(calls).toHaveLength(5);
  });
});
