import { POST as bet } from '@/app/provider/v1/bet/route';
import { startStatusCache, stopStatusCache, refreshStatus } from '@/lib/content/gate/status-cache';
import { flushVendorHealth } from '@/lib/gateway/health/counter';
import { countedPort } from '@/lib/gateway/health/port';
import { vendorHealth, lastCalls } from '@/lib/gateway/health/queries';
import { quantile, stepOf } from '@/lib/gateway/health/rules';
import { TIME_STEPS } from '@/lib/gateway/health/constants';
import { launchAddressFault } from '@/lib/gateway/launch/address';
import { launchGame } from '@/lib/gateway/launch/commands';
import {
  endFormerSecret,
  issueVendorSecret,
  setVendorAccess,
  VENDOR_ACCESS,
} from '@/lib/gateway/vendors/commands';
import { credentialsOf } from '@/lib/gateway/vendors/queries';
import { setClock } from '@/lib/platform/clock';
import { units } from '@/lib/money/amount';
import { sql } from 'kysely';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';
import { send, signed } from '../support/vendor-call';

const database = useTestDatabase();
let table: Table;
let player: Seated;

beforeAll(async () => {
  table = await openTable(database.db, 'ROTATE');
  player = await seat(database.db, table, 'rotor', 10_000);
});
afterEach(() => setClock(undefined));

const call = (id: string) => ({
  playerToken: player.playerToken,
  transactionId: id,
  roundId: id,
  amount: '1',
});

describe('a rotation of the secret', () => {
  it(
    'loses no call under way',
    async () => {
      const first = await issueVendorSecret(database.db, 'ROTATE');
      let current = first;
      const answers: Promise<{ status: number }>[] = [];
      const under = (from: number, to: number) => {
        for (let n = from; n < to; n++)
          answers.push(send(bet, 'bet', signed('ROTATE', current, 'bet', call(`r-${n}`))));
      };
      // Calls are under way before, during and after the rotation; the vendor changes over some time after it.
      const quarter = depth(75, 250);
      under(0, quarter);
      const rotating = issueVendorSecret(database.db, 'ROTATE');
      under(quarter, 2 * quarter);
      const second = await rotating;
      under(2 * quarter, 3 * quarter);
      current = second;
      under(3 * quarter, 4 * quarter);
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      await flushVendorHealth(database.db);
      expect(await credentialsOf(database.db, 'ROTATE')).toMatchObject({
        hasFormerSecret: true,
        formerUsedAt: expect.any(Date) as Date,
      });

      await expect(issueVendorSecret(database.db, 'ROTATE')).rejects.toMatchObject({
        code: 'SECRETS_OVERLAP',
      });
      await endFormerSecret(database.db, 'ROTATE');
      expect((await send(bet, 'bet', signed('ROTATE', first, 'bet', call('late')))).body).toMatchObject({
        code: 'SIGNATURE_INVALID',
        final: false,
      });
      expect((await send(bet, 'bet', signed('ROTATE', second, 'bet', call('late')))).status).toBe(200);
      await expect(endFormerSecret(database.db, 'ROTATE')).rejects.toMatchObject({
        code: 'NO_FORMER_SECRET',
      });
    },
    depth(60_000, 600_000),
  );

  it('of a vendor without a secret only issues one; without one no call is accepted', async () => {
    await openTable(database.db, 'NEWCOMER');
    await sql`INSERT INTO gateway.vendor (code) VALUES ('NEWCOMER')`.execute(database.db);
    const parts = signed('NEWCOMER', Buffer.alloc(32), 'bet', call('x'));
    expect((await send(bet, 'bet', parts)).body).toMatchObject({ code: 'SIGNATURE_INVALID' });
    await issueVendorSecret(database.db, 'NEWCOMER');
    expect(await credentialsOf(database.db, 'NEWCOMER')).toMatchObject({
      hasSecret: true,
      hasFormerSecret: false,
    });
  });
});

it('sets what is given of how calls are treated, keeps the rest, and returns what was set before', async () => {
  await openTable(database.db, 'SETTLER');
  expect(await setVendorAccess(database.db, 'SETTLER', {})).toEqual(VENDOR_ACCESS);
  expect(await setVendorAccess(database.db, 'SETTLER', { dialect: 'hub' })).toEqual(VENDOR_ACCESS);
  expect(await setVendorAccess(database.db, 'SETTLER', { enabled: false })).toEqual({
    ...VENDOR_ACCESS,
    dialect: 'hub',
  });
  expect(await setVendorAccess(database.db, 'SETTLER', {})).toEqual({
    enabled: false,
    bonusWinCredits: true,
    dialect: 'hub',
  });
});

describe('the health of a vendor’s calls', () => {
  const at = new Date('2030-05-01T10:00:30Z');

  it('counts calls, refusals by code and times in memory, and adds them up by minute from several processes', async () => {
    setClock(at);
    const secret = await issueVendorSecret(database.db, 'ROTATE');
    const { playerToken } = await seat(database.db, table, 'healthy', 100);
    const health = async () =>
      (await vendorHealth(database.db, new Date(at.getTime() - 60_000))).get('ROTATE');
    await send(bet, 'bet', signed('ROTATE', secret, 'bet', { ...call('h-1'), playerToken }));
    await send(bet, 'bet', signed('ROTATE', secret, 'bet', { ...call('h-1'), playerToken, amount: '2' }));
    await send(bet, 'bet', signed('ROTATE', Buffer.alloc(32), 'bet', call('h-2')));
    // A name that is no vendor's is not counted: anyone may invent them.
    await send(bet, 'bet', signed('NOBODY', secret, 'bet', call('h-3')));
    expect(await health()).toBeUndefined();
    await flushVendorHealth(database.db);
    await flushVendorHealth(database.db);
    expect(await health()).toMatchObject({
      calls: 3,
      failed: 2,
      failures: [
        { code: 'SIGNATURE_INVALID', calls: 1 },
        { code: 'TRANSACTION_CONFLICT', calls: 1 },
      ],
      median: expect.any(Number) as number,
    });
    // Another process counts in the same minute: here our studio, without HTTP.
    const port = countedPort('ROTATE', table.port);
    await port.balance({ playerToken });
    await expect(port.balance({ playerToken: 'x'.repeat(20) })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
    await flushVendorHealth(database.db);
    expect(await health()).toMatchObject({ calls: 5, failed: 3 });
    expect((await lastCalls(database.db)).get('ROTATE')).toEqual(at);
    expect([...(await vendorHealth(database.db, new Date(0))).keys()]).not.toContain('NOBODY');
  });

  it('gives the step within which a share of the calls was answered', () => {
    expect(TIME_STEPS.map((ms) => stepOf(ms))).toEqual(TIME_STEPS.map((_, step) => step));
    const times = [...TIME_STEPS.map(() => 0), 0];
    expect(quantile(times, 50)).toBeUndefined();
    times[2] = 98;
    times[5] = 1;
    times[times.length - 1] = 1;
    expect([quantile(times, 50), quantile(times, 99), quantile(times, 100)]).toEqual([3, 12, Infinity]);
  });
});

describe('a vendor that is paused or disabled', () => {
  afterAll(() => stopStatusCache());

  it('gets no new stake and no launch; what is open can end, and a replay gets its reply', async () => {
    await startStatusCache();
    const state = async (status: string) => {
      await sql`UPDATE catalogue.vendor SET status = ${status} WHERE code = 'ROTATE'`.execute(database.db);
      await refreshStatus();
    };
    const stake = (id: string) =>
      table.port.bet({ playerToken: player.playerToken, transactionId: id, roundId: id, amount: units(1) });
    const first = await stake('open-1');
    const launch = () =>
      launchGame(database.db, {
        player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
        nodeId: table.nodeId,
        language: 'en',
      });
    for (const [status, code] of [
      ['maintenance', 'GAME_MAINTENANCE'],
      ['disabled', 'GAME_NOT_FOUND'],
    ] as const) {
      await state(status);
      await expect(stake(`new-${status}`)).rejects.toMatchObject({
        code: 'MAINTENANCE',
        extras: { final: true },
      });
      expect(await stake('open-1')).toEqual(first);
      await expect(launch()).rejects.toMatchObject({ code });
    }
    await table.port.win({
      playerId: player.playerId,
      transactionId: 'open-1-w',
      roundId: 'open-1',
      betTransactionId: 'open-1',
      amount: units(2),
      endsRound: true,
    });
    await state('active');
    await stake('again');
  });

  it('or that has another wallet or takes other currencies, opens no game', async () => {
    const launch = (mode: 'real' | 'free') =>
      launchGame(database.db, {
        player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
        nodeId: table.nodeId,
        mode,
        language: 'en',
      });
    await sql`UPDATE catalogue.vendor SET currencies = '{USD}' WHERE code = 'ROTATE'`.execute(database.db);
    await expect(launch('real')).rejects.toMatchObject({ code: 'CURRENCY_NOT_OFFERED' });
    await expect(launch('free')).resolves.toBeDefined();
    await sql`UPDATE catalogue.vendor SET currencies = '{USD,THB}', wallet_kind = 'transfer' WHERE code = 'ROTATE'`.execute(
      database.db,
    );
    await expect(launch('real')).rejects.toMatchObject({ code: 'LAUNCH_NOT_POSSIBLE' });
  });
});

describe('a launch address from an operator', () => {
  const hosts = ['games.example', 'games.example:8443', 'localhost:4000'];

  it.each([
    '/studio/{language}/{engine}/{node}#{token}',
    'https://games.example/open?token={token}&game={game}',
    'https://games.example:8443/{language}/{node}#{token}',
    'http://localhost:4000/play?t={token}&g={game}&m={mode}&l={lobby}&c={cashier}&k={currency}',
  ])('may be %s', (address) => {
    expect(launchAddressFault(address, hosts)).toBeUndefined();
  });

  it.each([
    ['javascript:alert({token}{game})', 'LAUNCH_SCHEME'],
    ['data:text/html,{token}{game}', 'LAUNCH_SCHEME'],
    ['http://games.example/{token}{game}', 'LAUNCH_SCHEME'],
    ['//games.example/{token}{game}', 'LAUNCH_SCHEME'],
    ['/member/{token}{game}', 'LAUNCH_SCHEME'],
    ['http://localhost.evil.example/{token}{game}', 'LAUNCH_SCHEME'],
    ['https://evil.example/{token}{game}', 'LAUNCH_HOST'],
    ['https://games.example:9999/{token}{game}', 'LAUNCH_HOST'],
    ['https://games.example@evil.example/{token}{game}', 'LAUNCH_FORMAT'],
    ['https://{game}.evil.example/{token}', 'LAUNCH_FORMAT'],
    ['https://games.example/{token}{game}<script>', 'LAUNCH_FORMAT'],
    ['https://games.example/a b{token}{game}', 'LAUNCH_FORMAT'],
    ['https://games.example/{token}{game}{', 'LAUNCH_FORMAT'],
    ['https://games.example/{token}{game}{constructor}', 'LAUNCH_PLACEHOLDER'],
    ['https://games.example/{game}', 'LAUNCH_TOKEN_MISSING'],
    ['https://games.example/{token}', 'LAUNCH_GAME_MISSING'],
  ])('may not be %s', (address, code) => {
    expect(launchAddressFault(address, hosts)?.code).toBe(code);
  });
});
