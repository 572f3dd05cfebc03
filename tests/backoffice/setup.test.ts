import { POST as becomeOwner } from '@/app/(backoffice)/backoffice/api/setup/claim/route';
import { POST as addChannel } from '@/app/(backoffice)/backoffice/api/setup/channel/route';
import { POST as addTexts } from '@/app/(backoffice)/backoffice/api/setup/texts/route';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import { findBrokenAuditEntry, listAuditEntries } from '@/lib/backoffice/audit/queries';
import { SECOND_FACTOR_SETTING } from '@/lib/backoffice/operators/constants';
import { findOperator } from '@/lib/backoffice/operators/queries';
import { offerSetup } from '@/lib/backoffice/setup/commands';
import { checkSite, needsSetup } from '@/lib/backoffice/setup/queries';
import { setFlag } from '@/lib/content/commands';
import { helpTopics } from '@/lib/content/help/queries';
import { listChannels } from '@/lib/cashier/payment-channels/queries';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';

// A real site. Nothing has read the environment yet.
process.env.DEMO_SEED = 'false';
const held = useTestDatabase();
let owner: Browser;

const OWNER = {
  account: 'Owner',
  name: 'Khun Malee',
  password: 'a-long-way-to-the-river',
  confirmPassword: 'a-long-way-to-the-river',
};
const send = (token: string, change: object = {}, browser = new Browser()) =>
  browser.send(becomeOwner, 'POST', '/backoffice/api/setup/claim', { token, ...OWNER, ...change });

describe('the token of a new site', () => {
  it('is the same at each start, and is not in the database', async () => {
    const token = (await offerSetup(held.db))!;
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await offerSetup(held.db)).toBe(token);
    const rows = await held.db.selectFrom('backoffice.setup').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0]!.nonce.toString('base64url'))).not.toContain(token);
  });

  it.each([
    ['a wrong token', () => 'x'.repeat(32), {}, 403],
    ['an empty token', () => ' ', {}, 400],
    ['a short password', undefined, { password: 'short', confirmPassword: 'short' }, 400],
    ['two different passwords', undefined, { confirmPassword: 'another-long-way' }, 400],
    ['a strange account', undefined, { account: 'me & you' }, 400],
  ])('creates nobody with %s', async (_what, token, change, status) => {
    const right = (await offerSetup(held.db))!;
    expect((await send(token?.() ?? right, change)).status).toBe(status);
    expect(await needsSetup(held.db)).toBe(true);
  });

  it('is not guessed: an address has ten tries', async () => {
    const stranger = new Browser();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      statuses.push((await send('y'.repeat(32), {}, stranger)).status);
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });

  it('works once, also for parallel calls: one owner with every permission, logged in, in the audit log', async () => {
    const token = (await offerSetup(held.db))!;
    const browsers = [new Browser(), new Browser(), new Browser()];
    const answers = await Promise.all(
      browsers.map((browser, index) => send(token, { account: `owner${index}` }, browser)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    owner = browsers[answers.findIndex(({ status }) => status === 200)]!;
    const operators = await held.db.selectFrom('backoffice.operator').selectAll().execute();
    expect(operators).toHaveLength(1);
    expect(await findOperator(held.db, operators[0]!.id)).toMatchObject({
      isOwner: true,
      permissions: [...PERMISSIONS],
    });
    expect((await listAuditEntries(held.db, { limit: 9 })).map(({ action }) => action)).toContain(
      'operator.setup',
    );
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
    expect(await offerSetup(held.db)).toBeUndefined();
    expect((await send(token, { account: 'fourth' })).status).toBe(409);
  });

  it('leaves terms and privacy behind, so that no page links to an empty help centre', async () => {
    const slugs = (await helpTopics(held.db, 'en')).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['term', 'privacy', 'responsible']));
  });
});

describe('the steps', () => {
  const BANK = {
    bank: 'Sparkasse',
    holder: 'Blue Heron Ltd',
    number: 'DE89 3704 0044 0532 0130 00',
    minimum: '10',
    maximum: '5000',
  };
  const post = (handler: typeof addChannel, body: object) =>
    owner.send(handler, 'POST', '/backoffice/api/setup', body);

  it('add the first channel with an IBAN, once', async () => {
    // The first operator sets up a second factor before anything else (operators.spec.ts).
    await setFlag(held.db, SECOND_FACTOR_SETTING.key, 'off', false);
    // The template of the tests has the demo's channels.
    await asOwner(held.ownerUrl, (client) => client.query('TRUNCATE cashier.channel CASCADE'));
    expect((await post(addChannel, { ...BANK, number: '!' })).body.fields).toHaveProperty('number');
    expect((await post(addChannel, { ...BANK, maximum: '1' })).status).toBe(400);
    for (const [field, value] of [
      ['maximum', '1'],
      ['minimum', '10.001'],
      ['number', 'DE89 3704 0044 0532 0130 01'],
    ] as const)
      expect((await post(addChannel, { ...BANK, [field]: value })).body.fields).toHaveProperty(field);
    expect((await post(addChannel, BANK)).status).toBe(200);
    const channels = await listChannels(held.db, false);
    expect(channels.map(({ kind, code, enabled }) => ({ kind, code, enabled }))).toEqual([
      { kind: 'deposit', code: 'bank', enabled: true },
      { kind: 'withdraw', code: 'bank', enabled: true },
    ]);
    expect(channels[0]).toMatchObject({
      terms: [{ currency: 'THB', minimum: 100_000n, maximum: 50_000_000n }],
      accounts: [{ bank: BANK.bank, number: BANK.number }],
    });
    expect((await post(addChannel, BANK)).body.fields).toHaveProperty('bank');
    expect((await post(addTexts, {})).body.value).toEqual({ installed: false });
  });

  it('are what the check list names', async () => {
    expect(await checkSite(held.db)).toMatchObject({
      bank: true,
      texts: true,
      games: false,
      operators: false,
      brand: false,
    });
  });
});
