import { createAnnouncement } from '@/lib/content/announcements/commands';
import { announcements } from '@/lib/content/announcements/queries';
import { article } from '@/lib/content/articles/queries';
import { setFlag } from '@/lib/content/commands';
import { setMaintenance, setRegionRules } from '@/lib/content/gate/commands';
import { statusRow } from '@/lib/content/gate/queries';
import { isBarred, prepareStatus } from '@/lib/content/gate/rules';
import { maintenanceInput, regionInput } from '@/lib/content/gate/schema';
import { helpTopics } from '@/lib/content/help/queries';
import { clientFlags, flag, systemStatus } from '@/lib/content/queries';
import { installStandardTexts, seedStandardContent } from '@/lib/content/standard/commands';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const DAY = 86_400_000;

const notice = (title: string, more: object = {}) => ({
  type: 'B' as const,
  title: { en: title },
  content: { en: '<p>x</p>' },
  ...more,
});

describe('announcements', () => {
  test('are listed newest first, nine per page, if current and for the reader', async () => {
    for (let day = 0; day < 12; day++)
      await createAnnouncement(
        held.db,
        notice(`Day ${day}`, { startsAt: new Date(Date.now() - day * DAY - 1000) }),
      );
    await createAnnouncement(held.db, notice('Tomorrow', { startsAt: new Date(Date.now() + DAY) }));
    await createAnnouncement(
      held.db,
      notice('Over', { startsAt: new Date(Date.now() - 2 * DAY), endsAt: new Date(Date.now() - DAY) }),
    );
    await createAnnouncement(held.db, notice('First login', { execution: ['F'] }));

    const first = await announcements(held.db, 'en', { execution: ['B'], pageNum: 1, pageSize: 9 });
    expect(first).toMatchObject({ total: 12, totalPages: 2 });
    expect(first.list.map((entry) => entry.title)).toEqual(
      Array.from({ length: 9 }, (_, day) => `Day ${day}`),
    );
    const second = await announcements(held.db, 'en', { execution: ['B'], pageNum: 2, pageSize: 9 });
    expect(second.list.map((entry) => entry.title)).toEqual(['Day 9', 'Day 10', 'Day 11']);
    const newcomers = await announcements(held.db, 'en', { execution: ['F'], pageNum: 1, pageSize: 9 });
    expect(newcomers.list.map((entry) => entry.title)).toEqual(['First login']);
  });

  test('have their HTML sanitised on write and on read', async () => {
    const evil =
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()><svg onload=x()></p>';
    const id = await createAnnouncement(held.db, {
      type: 'H',
      title: { en: 'Evil' },
      content: { en: evil },
    });
    const stored = await held.db
      .selectFrom('content.announcement')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored.content)).not.toMatch(/script|onclick|onerror|onload|img|svg/);
    // A text that was written to the table directly is sanitised when it is read.
    await held.db
      .updateTable('content.announcement')
      .set({ content: JSON.stringify({ en: evil }) })
      .where('id', '=', id)
      .execute();
    const page = await announcements(held.db, 'en', { types: ['H'], pageNum: 1, pageSize: 9 });
    expect(page.list[0]?.content).not.toMatch(/script|onclick|onerror|onload|img|svg/);
  });

  test('a text falls back to English', async () => {
    await createAnnouncement(held.db, {
      type: 'PR',
      title: { en: 'Hello', th: 'สวัสดี' },
      content: { en: '<p>x</p>' },
    });
    const titles = async (locale: 'th' | 'vi') =>
      (await announcements(held.db, locale, { types: ['PR'], pageNum: 1, pageSize: 9 })).list[0]?.title;
    expect(await titles('th')).toBe('สวัสดี');
    expect(await titles('vi')).toBe('Hello');
  });
});

describe('status', () => {
  const OPEN = {
    maintenance: false,
    maintenanceEnd: '',
    blockedCountries: '',
    blockedNetworks: '',
    allowedCountries: '',
    allowedNetworks: '',
  };
  const say = async (given: Partial<typeof OPEN>) => {
    await setMaintenance(held.db, maintenanceInput.parse({ ...OPEN, ...given }));
    await setRegionRules(held.db, regionInput.parse({ ...OPEN, ...given }), undefined);
  };
  const status = async (ip: string, country?: string) => (await systemStatus(held.db, ip, country)).status;

  test('is 0 normally, 2 for a blocked country or network, 1 in maintenance', async () => {
    expect(await status('203.0.113.9', 'TH')).toBe(0);
    await say({ blockedCountries: 'sg, us', blockedNetworks: '198.51.100.7/24\n2001:db8::/32 192.0.2.1' });
    expect(await status('203.0.113.9', 'SG')).toBe(2);
    expect(await status('203.0.113.9', 'US')).toBe(2);
    expect(await status('198.51.100.250')).toBe(2);
    expect(await status('2001:db8::1')).toBe(2);
    expect(await status('192.0.2.1')).toBe(2);
    expect(await status('192.0.2.2')).toBe(0);
    expect(await status('203.0.113.9', 'TH')).toBe(0);
    expect(await status('')).toBe(0);
    const end = new Date(Date.now() + DAY);
    await say({ maintenance: true, maintenanceEnd: end.toISOString() });
    expect(await statusRow(held.db)).toMatchObject({
      maintenance: true,
      maintenanceEnd: end,
      blockedNetworks: [],
    });
    expect(await systemStatus(held.db, '203.0.113.9', 'TH')).toEqual({
      status: 1,
      maintenance: true,
      maintenanceEnd: end,
    });
    await say({});
    expect(await status('203.0.113.9', 'SG')).toBe(0);
  });

  test('rejects an end in the past, and ignores one without maintenance', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    await expect(say({ maintenance: true, maintenanceEnd: past })).rejects.toMatchObject({
      fields: { maintenanceEnd: { code: 'END_PASSED' } },
    });
    await say({ maintenanceEnd: past });
    expect((await statusRow(held.db)).maintenanceEnd).toBeNull();
  });

  test.each([
    [{ blockedCountries: 'THA' }],
    [{ blockedCountries: 'T1' }],
    [{ blockedNetworks: 'example.com' }],
    [{ blockedNetworks: '203.0.113.0/33' }],
    [{ blockedNetworks: '0.0.0.0/0' }],
    [{ blockedNetworks: '::/0' }],
    [{ blockedNetworks: '203.0.113.0/24/1' }],
    [{ blockedNetworks: 'fe80::1%eth0' }],
    [{ maintenanceEnd: 'tomorrow' }],
  ])('rejects %j', (given) => {
    const all = { ...OPEN, maintenance: true, ...given };
    expect([maintenanceInput, regionInput].every((schema) => schema.safeParse(all).success)).toBe(false);
  });

  test.each<[object, string, string | undefined, boolean]>([
    [{ allowedCountries: ['TH'] }, '203.0.113.9', 'TH', false],
    [{ allowedCountries: ['TH'] }, '203.0.113.9', 'SG', true],
    [{ allowedCountries: ['TH'] }, '203.0.113.9', undefined, true],
    [{ allowedCountries: ['TH'], allowedNetworks: ['203.0.113.0/24'] }, '203.0.113.9', undefined, false],
    [{ allowedNetworks: ['203.0.113.0/24'] }, '198.51.100.1', 'TH', true],
    [{ blockedCountries: ['SG'], allowedNetworks: ['203.0.113.0/24'] }, '203.0.113.9', 'SG', false],
    [{ blockedNetworks: ['203.0.113.9/32'], allowedNetworks: ['203.0.113.0/24'] }, '203.0.113.9', 'TH', true],
    [{}, '203.0.113.9', undefined, false],
  ])('the rules %j bar %s in %s: %s', (given, ip, country, expected) => {
    const rules = prepareStatus({
      ...{
        maintenance: false,
        maintenanceEnd: null,
        servicePath: null,
        mirrors: [],
        frameOrigins: [],
        closedVendors: [],
      },
      ...{ blockedCountries: [], blockedNetworks: [], allowedCountries: [], allowedNetworks: [] },
      languages: { offered: ['en'], start: 'en', untranslated: true },
      ...given,
    });
    expect(isBarred(rules, { ip, country: () => country })).toBe(expected);
  });
});

test('clients get public flags only', async () => {
  await setFlag(held.db, 'MOBILENUMREG3', true, true);
  await setFlag(held.db, 'secret.sauce', { amount: 3 }, false);
  const flags = await clientFlags(held.db);
  expect(flags).toMatchObject({ MOBILENUMREG3: true, hasFreePlay: true, minimumAge: 18 });
  for (const hidden of ['secret.sauce', 'sliderLogin', 'defaultPassword'])
    expect(flags).not.toHaveProperty([hidden]);
  expect(await flag(held.db, 'secret.sauce', null)).toEqual({ amount: 3 });
  expect(await flag(held.db, 'unset', 'fallback')).toBe('fallback');
});

test('the standard content is seeded once, and never replaces an operator’s content', async () => {
  await seedStandardContent(held.db);
  const before = await helpTopics(held.db, 'th');
  expect(before.map((topic) => topic.slug)).toEqual(
    expect.arrayContaining(['start', 'term', 'privacy', 'responsible']),
  );
  await held.db
    .updateTable('content.article')
    .set({ title: JSON.stringify({ en: 'Mine' }) })
    .where('slug', '=', 'terms')
    .execute();
  await seedStandardContent(held.db);
  expect((await article(held.db, 'en', 'house', 'terms'))?.title).toBe('Mine');
  expect((await helpTopics(held.db, 'en')).find((topic) => topic.slug === 'term')?.title).toBe('Mine');
});

test('a new site gets terms, privacy and responsible gaming that name no brand', async () => {
  await held.db.deleteFrom('content.article').execute();
  await installStandardTexts(held.db);
  const topics = await held.db.selectFrom('content.help_topic').select(['title', 'content']).execute();
  const pages = await held.db
    .selectFrom('content.article')
    .select(['slug', 'title', 'summary', 'body'])
    .execute();
  expect(pages.map(({ slug }) => slug).sort()).toEqual(['privacy', 'responsible', 'terms']);
  expect(JSON.stringify([topics, pages])).not.toMatch(/lantern|demo|sandbox|灯笼|แลนเทิร์น|الفوانيس/i);
  expect(await installStandardTexts(held.db)).toBe(false);
});
