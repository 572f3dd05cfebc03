import { POST as change } from '@/app/(backoffice)/backoffice/api/site/settings/route';
import { GET as openService } from '@/app/wps/system/service/[path]/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { stopStatusCache, startStatusCache, cachedStatus } from '@/lib/content/gate/status-cache';
import { clientFlags, systemStatus } from '@/lib/content/queries';
import { domains } from '@/lib/content/domains/queries';
import { sealPath } from '@/lib/content/service/rules';
import { settingValues } from '@/lib/content/settings/queries';
import { PATTERNS } from '@/lib/identity/registration/patterns';
import { statusRow } from '@/lib/content/gate/queries';
import { settingVersion } from '@/lib/backoffice/site/queries';
import { fieldRules } from '@/lib/identity/registration/queries';
import { checkField } from '@/lib/identity/registration/rules';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await createOperatorBrowser(held.db, 'keeper', ['site.write']));
});
afterAll(stopStatusCache);

const OPEN = { maintenance: false, maintenanceEnd: '' };
const NO_RULES = { blockedCountries: '', blockedNetworks: '', allowedCountries: '', allowedNetworks: '' };

/** Changes a setting from its current version. */
async function set(key: string, value: unknown) {
  const version = await settingVersion(held.db, key);
  return browser.send(change, 'POST', '/backoffice/api/site/settings', { key, version, value });
}
const lastLine = async (subject: string) => (await listAuditEntries(held.db, { subject, limit: 1 }))[0];

describe('the status', () => {
  it('is set, audited with its former value, and known in this process at once', async () => {
    await startStatusCache();
    const end = new Date(Date.now() + 3_600_000).toISOString();
    expect((await set('status', { maintenance: true, maintenanceEnd: end })).status).toBe(200);
    expect(
      (await set('regions', { ...NO_RULES, blockedCountries: 'sg', blockedNetworks: '203.0.113.9/24' }))
        .status,
    ).toBe(200);
    expect(await statusRow(held.db)).toMatchObject({
      maintenance: true,
      blockedCountries: ['SG'],
      blockedNetworks: ['203.0.113.0/24'],
    });
    expect(cachedStatus()).toMatchObject({ maintenance: true, blockedNetworks: [expect.anything()] });
    expect(await lastLine('site:status')).toMatchObject({
      action: 'site.status',
      operator: 'keeper',
      detail: { before: { maintenance: false }, after: { maintenance: true, maintenanceEnd: end } },
    });
    await set('status', OPEN);
    await set('regions', NO_RULES);
    expect(cachedStatus()).toMatchObject({ maintenance: false, blockedNetworks: [] });
  });

  it('that is invalid changes nothing and is not audited', async () => {
    const before = await lastLine('site:regions');
    expect(await set('regions', { ...NO_RULES, blockedCountries: 'Siam' })).toMatchObject({
      status: 400,
      body: { fields: { blockedCountries: expect.anything() as object } },
    });
    expect((await set('status', { ...OPEN, maintenance: 'yes' })).status).toBe(400);
    expect((await set('status', { maintenance: true, maintenanceEnd: '2020-01-01T00:00:00Z' })).status).toBe(
      400,
    );
    expect(await lastLine('site:regions')).toEqual(before);
    expect((await systemStatus(held.db, '127.0.0.1', undefined)).status).toBe(0);
  });

  it.each([
    ['blockedNetworks', { blockedNetworks: '127.0.0.0/8' }],
    ['blockedCountries', { blockedCountries: 'TH' }],
    ['allowedCountries', { allowedCountries: 'SG' }],
    ['allowedCountries', { allowedNetworks: '203.0.113.0/24' }],
  ])('with rules that bar the operator who types them is refused at %s', async (field, rules) => {
    browser.extra = { 'x-croupier-country': 'TH', 'x-croupier-ip': '127.0.0.1' };
    expect(await set('regions', { ...NO_RULES, ...rules })).toMatchObject({
      status: 400,
      body: {
        fields: { [field]: { code: 'REGION_BARS_YOU', message: expect.stringContaining('TH') as string } },
      },
    });
    expect(await statusRow(held.db)).toMatchObject({
      blockedCountries: [],
      blockedNetworks: [],
      allowedCountries: [],
    });
    browser.extra = {};
  });
});

describe('a setting', () => {
  it('has a shipped value, can be set, and reaches clients only if it is public', async () => {
    expect(await settingValues(held.db)).toMatchObject({ hasFreePlay: true, passwordExpiryDays: 0 });
    expect((await set('flag.hasFreePlay', false)).status).toBe(200);
    expect((await set('flag.passwordExpiryDays', 90)).status).toBe(200);
    expect((await set('flag.sliderLogin', 'always')).status).toBe(200);
    expect((await set('flag.registrationCountries', 'TH,VN')).status).toBe(200);
    expect(await settingValues(held.db)).toMatchObject({
      hasFreePlay: false,
      passwordExpiryDays: 90,
      sliderLogin: 'always',
      registrationCountries: 'TH,VN',
    });
    expect(await clientFlags(held.db)).toMatchObject({ hasFreePlay: false, passwordExpiryDays: 90 });
    expect(await clientFlags(held.db)).not.toHaveProperty('sliderLogin');
    expect(await lastLine('setting:passwordExpiryDays')).toMatchObject({ detail: { before: 0, after: 90 } });
  });

  it.each([
    ['hasFreePlay', 'yes', 400],
    ['passwordExpiryDays', -1, 400],
    ['passwordExpiryDays', 1.5, 400],
    ['sliderLogin', 'sometimes', 400],
    ['registrationCountries', 'Siam', 400],
    ['registrationCountries', 'TH,th', 400],
    ['registrationCountries', 'TH,TH', 400],
    ['registrationCountries', 'XX', 400],
    ['registrationCountries', true, 400],
    ['cashier.fourEyesAbove', '999999', 404],
    ['demo.seeded', true, 404],
  ])('%s = %j is refused (%d)', async (key, value, status) => {
    expect((await set(`flag.${key}`, value)).status).toBe(status);
  });
});

describe('the default password', () => {
  it('is stored, but not in the audit log', async () => {
    const value = 'house-lanterns-43';
    expect((await set('flag.defaultPassword', value)).status).toBe(200);
    expect(await settingValues(held.db)).toMatchObject({ defaultPassword: value });
    expect(await clientFlags(held.db)).not.toHaveProperty('defaultPassword');
    expect(await lastLine('setting:defaultPassword')).toMatchObject({
      detail: { before: false, after: true },
    });
    for (const bad of [' spaced ', 5, true])
      expect((await set('flag.defaultPassword', bad)).status).toBe(400);
    expect((await set('flag.defaultPassword', '')).status).toBe(200);
  });
});

describe('a field of registration', () => {
  const payee = {
    field: 'payeeName',
    enabled: true,
    required: true,
    patternId: 'ENGLISH_SPACES',
    minLength: 3,
    maxLength: 40,
  };
  const setRule = ({ field, ...rule }: { field: string; [name: string]: unknown }) =>
    set(`field.${field}`, rule);
  const own = (field: string, change: object) => ({ ...payee, field, patternId: 'LETTER_FIRST', ...change });

  it('is shown, required and validated as set, and the change is audited', async () => {
    expect((await setRule(payee)).status).toBe(200);
    const rule = (await fieldRules(held.db)).find(({ field }) => field === 'payeeName')!;
    expect(rule).toMatchObject({ ...payee, acceptedPattern: PATTERNS.ENGLISH_SPACES });
    expect(checkField(rule, 'สมชาย')).toMatchObject({ code: 'PATTERN_ENGLISH_SPACES' });
    expect(await lastLine('register:payeeName')).toMatchObject({
      detail: { before: { enabled: false, patternId: 'ANY' }, after: { enabled: true, maxLength: 40 } },
    });
  });

  it.each<[{ field: string; [name: string]: unknown }, number, string | undefined]>([
    [own('username', { enabled: false }), 400, 'enabled'],
    [own('username', { required: false }), 400, 'required'],
    [own('username', { maxLength: 65 }), 400, 'maxLength'],
    [own('password', { minLength: 7 }), 400, 'minLength'],
    [own('username', { minLength: 20, maxLength: 10 }), 400, 'maxLength'],
    [{ ...payee, patternId: '.*' }, 400, 'patternId'],
    [{ ...payee, minLength: 1.5 }, 400, 'minLength'],
    [{ ...payee, maxLength: 256 }, 400, 'maxLength'],
    [{ ...payee, field: 'paymentPassword' }, 400, 'patternId'],
    [{ ...payee, field: 'verificationCode' }, 404, undefined],
    [{ ...payee, field: 'shoeSize' }, 404, undefined],
  ])('%j is refused (%d, %s)', async (input, status, field) => {
    const answer = await setRule(input);
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  });

  it('that the site needs cannot be changed, but can be shown', async () => {
    const kept = (await fieldRules(held.db)).find(({ field }) => field === 'paymentPassword')!;
    const { acceptedPattern: pattern, ...rule } = kept;
    expect((await setRule({ ...rule, enabled: true })).status).toBe(200);
    expect((await fieldRules(held.db)).find(({ field }) => field === 'paymentPassword')).toEqual({
      ...kept,
      enabled: true,
      acceptedPattern: pattern,
    });
  });
});

it('the mirrors are replaced, hosts only', async () => {
  const list = ['play.example.com', 'b.example.com:8443', '203.0.113.7'];
  expect((await set('domains', { domains: `${list.join('\n')}\nPLAY.example.com` })).status).toBe(200);
  expect(await domains(held.db)).toEqual(list);
  for (const bad of ['https://play.example.com', 'a b/c', '-x.example', 'x..y', '<script>'])
    expect((await set('domains', { domains: bad })).status).toBe(400);
  expect(await lastLine('site:domains')).toMatchObject({
    detail: { before: { domains: [] }, after: { domains: list } },
  });
});

describe('customer service', () => {
  const open = (path: string) =>
    openService(new Request(`http://localhost/wps/system/service/${path}`), {
      params: Promise.resolve({ path }),
    });

  it('has an encrypted path, as long as the channel exists', async () => {
    const chat = 'https://chat.example.com/desk?site=lantern';
    const channels = [
      { csType: 'LIVECHAT', path: chat },
      { csType: 'EMAIL', path: 'mailto:help@example.com' },
      { csType: 'FORM', path: '/feedback' },
    ];
    expect((await set('service', { channels })).status).toBe(200);
    const answer = await open(sealPath(chat));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, chat]);
    expect((await open(sealPath('/feedback'))).headers.get('location')).toBe('/feedback');
    await set('service', { channels: channels.slice(1) });
    expect((await open(sealPath(chat))).status).toBe(404);
    expect((await open(sealPath('https://elsewhere.example'))).status).toBe(404);
    expect((await open(Buffer.from(chat).toString('base64url'))).status).toBe(404);
  });

  it.each([
    'javascript:alert(1)',
    'http://plain.example',
    'data:text/html,x',
    'https://',
    '//evil.example',
    '/\\evil.example',
  ])('%s is no channel', async (path) => {
    expect((await set('service', { channels: [{ csType: 'LINE', path }] })).status).toBe(400);
  });
});
