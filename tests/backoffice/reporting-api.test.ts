import { POST as revokeRoute } from '@/app/(backoffice)/backoffice/api/api-keys/[id]/revoke/route';
import { POST as createRoute } from '@/app/(backoffice)/backoffice/api/api-keys/route';
import { GET as membersRoute } from '@/app/api/v1/reports/members/route';
import { GET as paymentsRoute } from '@/app/api/v1/reports/payments/route';
import { GET as revenueRoute } from '@/app/api/v1/reports/revenue/route';
import { GET as roundsRoute } from '@/app/api/v1/reports/rounds/route';
import { CALLS_PER_MINUTE, SCOPES } from '@/lib/backoffice/api-keys/constants';
import { loadApiKeys } from '@/lib/backoffice/api-keys/loaders';
import { loadMemberReport, loadPayments, loadRevenue } from '@/lib/backoffice/reports/loaders';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { formatDecimal, units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { listRounds } from '@/lib/reporting/records/rounds';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { openTable, type Table } from '../support/players';

const held = useTestDatabase();
const START = Date.parse('2026-04-01T02:00:00Z');
const PERIOD = { from: '2026-04-01', until: '2026-04-05' };
const HOUR = 3_600_000;

let office: Browser;
let secret: string;
let tables: Table[];

interface Value {
  list: Record<string, string | number>[];
  next: string | null;
  total: Record<string, string | number> | null;
}

beforeAll(async () => {
  ({ browser: office } = await createOperatorBrowser(held.db, 'integrator'));
  secret = (await createKey()).secret;
  setClock(new Date(START));
  tables = [await openTable(held.db, 'ALPHA'), await openTable(held.db, 'BETA')];
  for (let index = 0; index < 4; index++) {
    setClock(new Date(START + index * 20 * HOUR));
    const { id, currency } = await createMember(held.db, {
      account: `read${index}`,
      country: index % 2 ? 'TH' : 'VN',
    });
    const request = { channel: 'sandbox', amount: units(1_000 + index), requestId: `deposit-${index}` };
    await requestDeposit(held.db, { memberId: id, currency }, request);
    for (const [place, table] of tables.entries()) {
      const player = { memberId: id, kind: 'member' as const, currency };
      const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
      const { playerToken } = await table.port.authenticate({ launchToken });
      for (let round = 0; round < 3; round++) {
        const roundId = `${index}-${place}-${round}`;
        const amounts = { stake: units(10 + index + round), payout: units(place === 0 ? 5 : 30) };
        await table.port.settleRound({ playerToken, transactionId: roundId, roundId, ...amounts });
      }
    }
  }
  setClock(new Date(START + 100 * HOUR));
});
afterAll(() => setClock(undefined));

async function createKey(given: object = {}): Promise<{ id: string; secret: string }> {
  const { status, body } = await office.send(createRoute, 'POST', '/backoffice/api/api-keys', {
    name: 'warehouse',
    scopes: SCOPES,
    days: 30,
    networks: '',
    ...given,
  });
  expect(status).toBe(200);
  return body.value as { id: string; secret: string };
}

const read = (
  route: Parameters<Browser['send']>[0],
  query: object = {},
  key = secret,
  program = new Browser(),
) => {
  program.extra = { authorization: `Bearer ${key}` };
  const search = new URLSearchParams({ ...PERIOD, ...query }).toString();
  return program.send(route, 'GET', `/api/v1/reports/any?${search}`);
};
const valueOf = async (route: Parameters<Browser['send']>[0], query: object = {}) => {
  const { status, body } = await read(route, query);
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return body.value as unknown as Value;
};
/** All rows, page by page. */
async function everyRow(route: Parameters<Browser['send']>[0], query: object, limit: number) {
  const rows: Value['list'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await valueOf(route, { ...query, limit, ...(cursor ? { cursor } : {}) });
    expect(page.list.length).toBeLessThanOrEqual(limit);
    rows.push(...page.list);
    cursor = page.next;
  }
  return rows;
}

describe('the figures', () => {
  it('of revenue are those of the report page, as a whole, by day and by vendor', async () => {
    const page = (await loadRevenue(PERIOD, 'en', held.db)).now!;
    const whole = await valueOf(revenueRoute, { unit: 'none' });
    expect(whole.total).toEqual({
      rounds: Number(page.rounds),
      ...Object.fromEntries(
        (['stakes', 'payouts', 'validBets', 'gross', 'bonus', 'commission', 'fee', 'net'] as const).map(
          (name) => [name, formatDecimal(page[name]!)],
        ),
      ),
    });
    expect(page.rounds).toBe(24n);
    const days = await loadRevenue({ ...PERIOD, unit: 'day' }, 'en', held.db);
    const rows = await everyRow(revenueRoute, {}, 2);
    expect(rows.map(({ part, gross }) => [part, gross])).toEqual(
      days.points.flatMap(({ bucket, gross }) => (gross === 0n ? [] : [[bucket, formatDecimal(gross)]])),
    );
    const vendors = await valueOf(revenueRoute, { unit: 'none', by: 'vendor' });
    expect(vendors.list.map(({ key, rounds }) => [key, rounds])).toEqual([
      ['ALPHA', 12],
      ['BETA', 12],
    ]);
    expect(vendors.total).toMatchObject({ rounds: 24 });
    expect(vendors.total).not.toHaveProperty('net');
    const parts = await everyRow(revenueRoute, { by: 'country' }, 1);
    expect(parts.reduce((sum, { rounds }) => sum + Number(rounds), 0)).toBe(24);
  });

  it('of payments and members are those of the report pages', async () => {
    const { now } = await loadPayments(PERIOD);
    const payments = await valueOf(paymentsRoute, { by: 'channel' });
    expect(payments.total).toMatchObject({ deposits: formatDecimal(now.deposits), depositCount: 4 });
    expect(await everyRow(paymentsRoute, { by: 'channel' }, 1)).toEqual(payments.list);
    const report = await loadMemberReport(PERIOD);
    const members = await valueOf(membersRoute);
    expect(members.total).toEqual({
      active: Number(report.now.active),
      returning: Number(report.now.returning),
      registered: Number(report.now.registered),
      firstDepositors: Number(report.now.firstDepositors),
    });
    expect(members.total).toMatchObject({ registered: 4 });
    const abroad = await valueOf(membersRoute, { country: 'TH' });
    expect(abroad.total).toMatchObject({ registered: 2 });
  });

  it('of rounds are every round once, page by page', async () => {
    const rows = await everyRow(roundsRoute, {}, 5);
    const listed = await listRounds(held.db, { days: PERIOD, currency: 'THB' }, { limit: 100 });
    expect(rows.map(({ id }) => id)).toEqual(listed.rows.map(({ id }) => String(id)));
    expect(rows).toHaveLength(24);
    expect(Object.keys(rows[0]!)).not.toContain('account');
  });
});

describe('a key', () => {
  it('reads what its scopes say, from its addresses, until it expires or is revoked', async () => {
    const { id, secret: narrow } = await createKey({
      scopes: ['revenue'],
      networks: '198.51.100.0/24, 2001:db8::/32',
    });
    const inside = new Browser();
    inside.ip = '198.51.100.7';
    const outside = new Browser();
    outside.ip = '198.51.101.7';
    const six = new Browser();
    six.ip = '2001:db8::1';
    expect((await read(revenueRoute, {}, narrow, inside)).status).toBe(200);
    expect((await read(revenueRoute, {}, narrow, six)).status).toBe(200);
    expect((await read(revenueRoute, {}, narrow, outside)).body.code).toBe('API_KEY_ADDRESS');
    expect((await read(roundsRoute, {}, narrow, inside)).body.code).toBe('API_KEY_SCOPE');
    expect((await loadApiKeys()).find((key) => String(key.id) === id)).toMatchObject({
      lastIp: '198.51.100.7',
    });
    expect((await office.send(revokeRoute, 'POST', '/backoffice/api/api-keys', {}, { id })).status).toBe(200);
    expect((await read(revenueRoute, {}, narrow, inside)).body.code).toBe('API_KEY_INVALID');
    const { secret: short } = await createKey();
    setClock(new Date(START + 100 * HOUR + 31 * 24 * HOUR));
    expect((await read(revenueRoute, {}, short)).body.code).toBe('API_KEY_INVALID');
    setClock(new Date(START + 100 * HOUR));
    for (const wrong of ['', 'crk_', `${secret}x`, secret.slice(0, -1), 'Bearer'])
      expect((await read(revenueRoute, {}, wrong)).status).toBe(401);
  });

  it('is stored as a hash', async () => {
    const rows = await held.db.selectFrom('backoffice.api_key').selectAll().execute();
    const stored = rows.map(
      ({ secret_hash: hash, ...row }) =>
        `${JSON.stringify({ ...row, id: '', created_by: '', revoked_by: '' })}${hash.toString()}`,
    );
    for (const row of stored) expect(row).not.toContain(secret.slice(0, -4));
  });

  it('has a limit of its own', async () => {
    const { secret: busy } = await createKey({ scopes: ['members'] });
    const statuses = [];
    for (let count = 0; count <= CALLS_PER_MINUTE; count++)
      statuses.push((await read(membersRoute, { from: 'never' }, busy)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
    expect((await read(membersRoute)).status).toBe(200);
  });
});

it.each([
  [{ from: '2026-02-30' }, 'from', 'DATE_FORMAT'],
  [{ from: '2026-04-06' }, 'until', 'PERIOD_ORDER'],
  [{ from: '2020-01-01' }, 'until', 'PERIOD_LENGTH'],
  [{ currency: 'XXX' }, 'currency', 'INVALID'],
  [{ unit: 'year' }, 'unit', 'INVALID'],
  [{ limit: '100000' }, 'limit', 'INVALID'],
  [{ cursor: 'x!' }, 'cursor', 'INVALID'],
  [{ vendor: "'; --" }, 'vendor', 'INVALID'],
])('%j is refused', async (query, field, code) => {
  const { status, body } = await read(revenueRoute, query);
  expect([status, body.fields?.[field]?.code]).toEqual([400, code]);
});
