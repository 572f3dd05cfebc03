/** History, restore, concurrent changes, and files for other sites. */
import { POST as change } from '@/app/(backoffice)/backoffice/api/site/settings/route';
import { GET as exportRoute } from '@/app/(backoffice)/backoffice/api/site/settings/export/route';
import { POST as importRoute } from '@/app/(backoffice)/backoffice/api/site/settings/import/route';
import { POST as restore } from '@/app/(backoffice)/backoffice/api/site/settings/restore/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { listChanges, settingVersion, settingVersions } from '@/lib/backoffice/site/queries';
import { SETTING_HANDLERS } from '@/lib/backoffice/site/registry';
import { readSiteConfig } from '@/lib/content/site-config/queries';
import { SHIPPED_FIELD_RULES } from '@/lib/identity/registration/fields/constants';
import { createMember } from '@/lib/identity/commands';
import { post } from '@/lib/ledger/commands';
import { units } from '@/lib/money/amount';
import { defaultSiteConfig } from '@/lib/platform/site-config';
import { SHIPPED_THEME } from '@/lib/platform/theme/shipped';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let one: Browser;
let other: Browser;
let clerk: Browser;

beforeAll(async () => {
  ({ browser: one } = await createOperatorBrowser(held.db, 'anong', ['site.write']));
  ({ browser: other } = await createOperatorBrowser(held.db, 'wichai', ['site.write']));
  ({ browser: clerk } = await createOperatorBrowser(held.db, 'clerk', ['content.write']));
});

const PATH = '/backoffice/api/site/settings';
const BRAND = {
  names: { en: 'Blue Heron', th: 'นกกระสา' },
  shortName: 'Heron',
  legalName: '',
  address: '',
  licence: '',
  mark: 'none',
};
const send = (browser: Browser, key: string, version: number, value: unknown) =>
  browser.send(change, 'POST', PATH, { key, version, value });
const set = async (key: string, value: unknown) => send(one, key, await settingVersion(held.db, key), value);
const config = async () => (await readSiteConfig(held.db)).config!;
const newest = async (key: string) => (await listChanges(held.db, { key }))[0]!;

it('every setting of a new site has its shipped value, and no history', async () => {
  // The template of the tests has the slider switched off.
  for (const handler of SETTING_HANDLERS.filter(({ key }) => key !== 'flag.sliderLogin'))
    expect([handler.key, (await handler.read(held.db)).value]).toEqual([handler.key, handler.shipped()]);
  expect(Object.keys(SHIPPED_FIELD_RULES)).toHaveLength(16);
  expect(await listChanges(held.db, {})).toEqual([]);
});

describe('a change', () => {
  it('is in the history with who, before and after, and is put back', async () => {
    expect((await set('brand', BRAND)).body.value).toEqual({ key: 'brand', version: 1 });
    expect((await set('brand', { ...BRAND, shortName: 'BH' })).status).toBe(200);
    const last = await newest('brand');
    expect(last).toMatchObject({
      operator: 'anong',
      how: 'edit',
      version: 2,
      before: { shortName: 'Heron' },
      after: { shortName: 'BH' },
    });
    const back = await other.send(restore, 'POST', PATH, { id: String(last.id), version: 2 });
    expect(back.body.value).toEqual({ key: 'brand', version: 3 });
    expect((await config()).brand).toEqual(BRAND);
    expect(await newest('brand')).toMatchObject({
      operator: 'wichai',
      how: 'restore',
      after: { shortName: 'Heron' },
    });
    expect((await listAuditEntries(held.db, { subject: 'setting:brand', limit: 1 }))[0]).toMatchObject({
      action: 'site.setting',
      detail: { how: 'restore', before: { shortName: 'BH' } },
    });
  });

  it('that is refused leaves no trace', async () => {
    const versions = await settingVersions(held.db);
    const dark = { ...SHIPPED_THEME.dark, accentText: '#333333' };
    const refused = await set('theme', { ...SHIPPED_THEME, dark });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'dark.accentText': { code: 'CONTRAST' } } },
    });
    expect((await set('languages', { offered: [], start: 'en', untranslated: true })).status).toBe(400);
    expect(
      (await set('languages', { offered: ['th'], start: 'en', untranslated: true })).body.fields,
    ).toHaveProperty('start');
    expect((await set('brand', { ...BRAND, names: { th: 'x' } })).body.fields).toHaveProperty(['names.en']);
    expect((await set('brand', { ...BRAND, names: { en: '<b>x</b>' } })).status).toBe(400);
    expect((await set('money', { currency: 'PLY', settlementZone: 'UTC' })).status).toBe(400);
    expect((await set('money', { currency: 'EUR', settlementZone: 'Mars/Base' })).status).toBe(400);
    expect((await set('nothing', 1)).status).toBe(404);
    expect(await settingVersions(held.db)).toEqual(versions);
  });

  it('needs the permission', async () => {
    expect((await send(clerk, 'brand', 3, BRAND)).status).toBe(403);
    expect((await clerk.send(exportRoute, 'GET', PATH)).status).toBe(403);
  });
});

describe('two operators who change one setting', () => {
  it('one after the other from the same version: the second is told who changed it to what', async () => {
    const version = await settingVersion(held.db, 'security');
    expect((await send(one, 'security', version, { issuer: 'Heron', passkey: '' })).status).toBe(200);
    const late = await send(other, 'security', version, { issuer: 'Other', passkey: '' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'SETTING_CHANGED',
        message: expect.stringContaining('anong') as string,
        changes: [{ operator: 'anong', version: version + 1, after: { issuer: 'Heron' } }],
      },
    });
    expect((await config()).security.issuer).toBe('Heron');
  });

  it.each(['flag.hasFreePlay', 'field.email', 'domains'])(
    'at the same moment: one change of %s remains',
    async (key) => {
      const values: Record<string, unknown[]> = {
        'flag.hasFreePlay': [false, true],
        'field.email': [true, false].map((required) => ({
          ...SHIPPED_FIELD_RULES.email,
          enabled: true,
          required,
        })),
        domains: ['a.example', 'b.example'].map((domains) => ({ domains })),
      };
      const version = await settingVersion(held.db, key);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          send(index % 2 ? one : other, key, version, values[key]![index % 2]),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      expect(await settingVersion(held.db, key)).toBe(version + 1);
      expect(await listChanges(held.db, { key })).toHaveLength(1);
    },
  );
});

describe('a secret', () => {
  const TWILIO = {
    kind: 'twilio',
    url: 'https://api.twilio.example',
    accountSid: 'AC1',
    authToken: 'the-token-of-twilio',
    from: '+15005550006',
  };
  const raw = async () => {
    const row = await held.db
      .selectFrom('content.site_setting')
      .selectAll()
      .where('key', '=', 'provider.sms')
      .executeTakeFirstOrThrow();
    return JSON.stringify(row) + JSON.stringify(row.sealed!.toString('utf8'));
  };

  it('is sealed in the database, kept where it is left empty, and needed again for another address', async () => {
    expect((await set('provider.sms', TWILIO)).status).toBe(200);
    expect(await raw()).not.toContain(TWILIO.authToken);
    expect((await config()).providers.sms).toEqual(TWILIO);
    expect((await set('provider.sms', { ...TWILIO, authToken: '', from: 'MGabcdefgh1' })).status).toBe(200);
    expect((await config()).providers.sms.authToken).toBe(TWILIO.authToken);
    const moved = { ...TWILIO, authToken: '', url: 'https://evil.example' };
    expect(await set('provider.sms', moved)).toMatchObject({
      status: 400,
      body: { fields: { authToken: { code: 'REQUIRED' } } },
    });
  });

  it('is never in history, audit log or export, and is put back with its setting', async () => {
    const before = await newest('provider.sms');
    expect((await set('provider.sms', { ...TWILIO, kind: 'outbox', authToken: '' })).status).toBe(200);
    expect((await config()).providers.sms.authToken).toBe('');
    const last = await newest('provider.sms');
    expect(last).toMatchObject({ hadSecret: true, hasSecret: false });
    const file = (await one.send(exportRoute, 'GET', PATH)).body.value;
    const audit = await listAuditEntries(held.db, { subject: 'setting:provider.sms', limit: 9 });
    const shown = JSON.stringify([before, last, file, audit], (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(shown).not.toContain(TWILIO.authToken);
    const version = await settingVersion(held.db, 'provider.sms');
    expect((await one.send(restore, 'POST', PATH, { id: String(last.id), version })).status).toBe(200);
    expect((await config()).providers.sms).toEqual({ ...TWILIO, from: 'MGabcdefgh1' });
  });
});

describe('a file of settings', () => {
  const exported = async () =>
    (await one.send(exportRoute, 'GET', PATH)).body.value as { settings: Record<string, unknown> };
  const bring = (file: unknown, more: object = {}) =>
    other.send(importRoute, 'POST', PATH, { file, ...more });
  interface Result {
    applied: boolean;
    unknown: string[];
    differences: { key: string; version: number; problem: string | null }[];
  }
  const resultOf = (answer: { body: { value?: unknown } }) => answer.body.value as Result;

  it('shows no difference on its own site', async () => {
    expect(resultOf(await bring(await exported()))).toEqual({ applied: false, differences: [], unknown: [] });
  });

  it('round trip: a dry run changes nothing, the chosen settings are taken over, and the site is as it was', async () => {
    const file = await exported();
    const versions = await settingVersions(held.db);
    await set('flag.sliderLogin', 'always');
    await set('languages', { offered: ['en', 'th'], start: 'th', untranslated: false });
    await set('field.line', { ...SHIPPED_FIELD_RULES.line, enabled: true });
    await set('theme', { ...SHIPPED_THEME, radius: 'sharp' });
    const dry = resultOf(await bring(file));
    expect(dry.applied).toBe(false);
    expect(dry.differences.map(({ key, problem }) => [key, problem])).toEqual(
      ['theme', 'languages', 'field.line', 'flag.sliderLogin'].map((key) => [key, null]),
    );
    expect((await config()).languages.offered).toEqual(['en', 'th']);
    const keys = dry.differences.map(({ key }) => key);
    const known = Object.fromEntries(dry.differences.map(({ key, version }) => [key, version]));
    expect(resultOf(await bring(file, { keys, versions: known })).applied).toBe(true);
    expect((await exported()).settings).toEqual(file.settings);
    expect(await newest('theme')).toMatchObject({ how: 'import', operator: 'wichai' });
    expect((await settingVersions(held.db)).get('brand')).toBe(versions.get('brand'));
  });

  it('takes over nothing if one of the chosen settings cannot be, and says which', async () => {
    const file = await exported();
    file.settings.theme = {
      ...SHIPPED_THEME,
      face: 'plain',
      light: { ...SHIPPED_THEME.light, accentText: '#eeeeee' },
    };
    file.settings['flag.hasFreePlay'] = 'perhaps';
    file.settings['field.wechat'] = { ...SHIPPED_FIELD_RULES.wechat, enabled: true };
    file.settings['flag.from.the.future'] = true;
    const dry = resultOf(await bring(file));
    expect(dry.unknown).toEqual(['flag.from.the.future']);
    expect(dry.differences.map(({ key, problem }) => [key, problem !== null])).toEqual([
      ['theme', true],
      ['field.wechat', false],
      ['flag.hasFreePlay', true],
    ]);
    const refused = await bring(file, { keys: ['field.wechat', 'theme'] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_REFUSED' } });
    expect(await listChanges(held.db, { key: 'field.wechat' })).toEqual([]);
  });

  it('is refused if a setting has changed since the dry run', async () => {
    const file = await exported();
    file.settings['flag.showVerCodeLogin'] = true;
    const [difference] = resultOf(await bring(file)).differences;
    await set('flag.showVerCodeLogin', false);
    const late = await bring(file, {
      keys: [difference!.key],
      versions: { [difference!.key]: difference!.version },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'SETTING_CHANGED' } });
  });

  it.each([
    [{}],
    [{ format: 'other', formatVersion: 1, settings: {} }],
    [{ format: 'croupier-settings', formatVersion: 1, settings: [] }],
  ])('%j is none', async (file) => {
    expect((await bring(file)).status).toBe(400);
  });
});

describe('currency and settlement zone', () => {
  const EUR = { currency: 'EUR', settlementZone: 'Europe/Paris' };

  it('change as long as no money has moved; members who have registered get the new currency', async () => {
    const member = await createMember(held.db, { account: 'early', password: 'a walk in the park' });
    expect(member.currency).toBe(defaultSiteConfig().money.currency);
    expect((await set('money', EUR)).status).toBe(200);
    const row = await held.db
      .selectFrom('identity.member')
      .select('currency')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(row.currency).toBe('EUR');
    // This process reads no settings, but a registration takes the currency of the database.
    expect((await createMember(held.db, { account: 'later', password: 'a walk in the park' })).currency).toBe(
      'EUR',
    );
  });

  it('are fixed afterwards, and the reason is said', async () => {
    const { id } = await createMember(held.db, { account: 'payer', password: 'a walk in the park' });
    await post(held.db, {
      key: 'first',
      kind: 'deposit',
      currency: 'EUR',
      entries: [
        { account: { house: 'deposits:bank' }, amount: -units(5n) },
        { account: { memberId: id, kind: 'main' }, amount: units(5n) },
      ],
    });
    expect(await set('money', { ...EUR, currency: 'USD' })).toMatchObject({
      status: 409,
      body: { code: 'MONEY_FIXED' },
    });
    expect(await set('money', { ...EUR, settlementZone: 'UTC' })).toMatchObject({ status: 409 });
    expect((await set('money', EUR)).status).toBe(200);
    expect((await config()).money).toEqual(EUR);
  });
});
