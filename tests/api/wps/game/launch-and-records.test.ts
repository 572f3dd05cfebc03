import { POST as launch } from '@/app/wps/game/launchGame/route';
import { GET as bets } from '@/app/wps/records/bets/route';
import { GET as round } from '@/app/wps/records/bets/[roundId]/route';
import { GET as board } from '@/app/wps/relay/GCSGAME_getRankList/route';
import { createMember } from '@/lib/identity/commands';
import { revokeSession, startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { LAUNCH_TTL_MS } from '@/lib/gateway/constants';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { useTestDatabase } from '../../../support/database';
import { fund, openTable, type Table } from '../../../support/players';

const database = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
let table: Table;

interface Player {
  id: bigint;
  sessionId: bigint;
  token: string;
}

beforeAll(async () => {
  table = await openTable(database.db, 'LAUNCH');
});
afterEach(() => setClock(undefined));

async function logIn(id: bigint): Promise<Player> {
  const session = await startSession(database.db, id, origin, false);
  return { id, sessionId: session.id, token: session.token };
}

async function member(account: string, funds: number): Promise<Player> {
  const created = await createMember(database.db, { account });
  if (funds > 0) await fund(database.db, created.id, created.currency, funds);
  return logIn(created.id);
}

async function call(
  route: RouteHandler,
  path: string,
  player?: Player,
  body?: unknown,
  params: Record<string, string> = {},
) {
  const request = new Request(`http://localhost:3000${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      ...(player ? { authorization: `Bearer ${player.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await route(request, { params: Promise.resolve(params) });
  const envelope = (await response.json()) as { code?: string; value?: Record<string, unknown> };
  return { status: response.status, ...envelope };
}

async function launchByApi(
  player: Player,
  input: object,
): Promise<{ status: number; code?: string; launchToken: string }> {
  const { status, code, value } = await call(launch, '/wps/game/launchGame', player, input);
  const url = (value?.content as { game_url: string } | undefined)?.game_url ?? '';
  return { status, launchToken: url.split('#')[1] ?? '', ...(code ? { code } : {}) };
}

describe('POST /wps/game/launchGame', () => {
  test('200, and the launch token is exchanged once', async () => {
    const player = await member('opener', 50);
    const { status, launchToken } = await launchByApi(player, {
      nodeId: String(table.nodeId),
      accountType: 1,
    });
    expect(status).toBe(200);
    const reply = await table.port.authenticate({ launchToken });
    expect(reply).toMatchObject({ currency: 'THB', balance: units(50), trial: false, openRounds: [] });
    await expect(table.port.authenticate({ launchToken })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('the launch token is refused after two minutes, and after its session has logged out', async () => {
    const player = await member('slow', 0);
    const first = await launchByApi(player, { nodeId: Number(table.nodeId) });
    setClock(new Date(Date.now() + LAUNCH_TTL_MS + 1000));
    await expect(table.port.authenticate(first)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    setClock(undefined);
    const second = await launchByApi(player, { nodeId: Number(table.nodeId) });
    await revokeSession(database.db, player.id, player.sessionId);
    await expect(table.port.authenticate(second)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('a logout ends the betting of the games that the session launched', async () => {
    const player = await member('leaver', 50);
    const { playerToken } = await table.port.authenticate(
      await launchByApi(player, { nodeId: Number(table.nodeId) }),
    );
    const settle = (id: string) =>
      table.port.settleRound({
        playerToken,
        transactionId: id,
        roundId: id,
        stake: units(1),
        payout: units(0),
      });
    await settle('leaver-1');
    await revokeSession(database.db, player.id, player.sessionId);
    await expect(settle('leaver-2')).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('the absolute end of a session ends the betting of its games, and earlier bets are still paid (X4)', async () => {
    const player = await member('late', 50);
    setClock(new Date(Date.now() + 3_600_000));
    const { playerToken, playerId } = await table.port.authenticate(
      await launchByApi(player, { nodeId: Number(table.nodeId) }),
    );
    const bet = (id: string) =>
      table.port.bet({ playerToken, transactionId: id, roundId: id, amount: units(1) });
    await bet('late-1');
    setClock(new Date(Date.now() + 12.5 * 3_600_000));
    await expect(bet('late-2')).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    const settled = {
      playerToken,
      transactionId: 'late-3',
      roundId: 'late-3',
      stake: units(1),
      payout: units(0),
    };
    await expect(table.port.settleRound(settled)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await expect(table.port.balance({ playerToken })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await table.port.win({
      playerId,
      transactionId: 'late-w',
      roundId: 'late-1',
      amount: units(1),
      endsRound: true,
    });
  });

  test('the next launch names an interrupted round', async () => {
    const player = await member('resumer', 50);
    const { playerToken } = await table.port.authenticate(
      await launchByApi(player, { nodeId: Number(table.nodeId) }),
    );
    await table.port.bet({ playerToken, transactionId: 'res-1', roundId: 'res-r', amount: units(2) });
    const relaunched = await table.port.authenticate(
      await launchByApi(player, { nodeId: Number(table.nodeId) }),
    );
    expect(relaunched.openRounds).toMatchObject([{ roundId: 'res-r', stake: units(2), payout: 0n }]);
  });

  test('a member can play with play money, apart from real money', async () => {
    const player = await member('freeplayer', 50);
    const launched = await launchByApi(player, { nodeId: Number(table.nodeId), accountType: 0 });
    expect(await table.port.authenticate(launched)).toMatchObject({
      currency: 'PLY',
      trial: true,
      balance: units(10_000),
    });
  });

  test('403 for a trial account that asks for real money; it can play with play money', async () => {
    const player = await logIn((await createTrial(database.db)).id);
    expect(await launchByApi(player, { nodeId: Number(table.nodeId), accountType: 1 })).toMatchObject({
      status: 403,
      code: 'NEED_TRUE_ACCOUNT',
    });
    expect((await launchByApi(player, { nodeId: Number(table.nodeId) })).status).toBe(200);
  });

  test('403 for play money at a vendor that does not offer it', async () => {
    const withoutTrial = await openTable(database.db, 'SERIOUS', { allowsTrial: false });
    const player = await member('freeloader', 0);
    expect(await launchByApi(player, { nodeId: Number(withoutTrial.nodeId), accountType: 0 })).toMatchObject({
      status: 403,
      code: 'TRIAL_NOT_OFFERED',
    });
  });

  test('404 for an unknown game, 400 for an invalid id, 401 without a session, 409 under maintenance', async () => {
    const player = await member('asker', 0);
    expect(await launchByApi(player, { nodeId: 999_999_999 })).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
    });
    expect(await launchByApi(player, { nodeId: '1e3' })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    });
    expect((await call(launch, '/wps/game/launchGame', undefined, { nodeId: 1 })).status).toBe(401);
    const closed = await openTable(database.db, 'CLOSED');
    await database.db
      .updateTable('catalogue.game')
      .set({ status: 'maintenance' })
      .where('node_id', '=', closed.nodeId)
      .execute();
    expect(await launchByApi(player, { nodeId: Number(closed.nodeId) })).toMatchObject({
      status: 409,
      code: 'GAME_MAINTENANCE',
    });
  });
});

describe('betting record and winner board', () => {
  test('a member sees only their own rounds, with sums; names on the winner board are masked', async () => {
    const player = await member('recorder', 50);
    const other = await member('nosy', 0);
    const { playerToken } = await table.port.authenticate(
      await launchByApi(player, { nodeId: Number(table.nodeId) }),
    );
    for (const [id, payout] of [
      ['rec-1', 0],
      ['rec-2', 30],
      ['rec-3', 1],
    ] as const) {
      const ids = { playerToken, transactionId: id, roundId: id };
      await table.port.settleRound({
        ...ids,
        stake: units(5),
        payout: units(payout),
        details: { shown: id },
      });
    }
    const page = await call(bets, '/wps/records/bets?pageSize=2&language=TH', player);
    expect(page).toMatchObject({
      status: 200,
      value: {
        total: 3,
        totalPages: 2,
        list: [
          { payout: '1.00', gameName: 'ท่าเรือเงียบ' },
          { stake: '5.00', payout: '30.00', profit: '25.00' },
        ],
        summary: { stake: '15.00', payout: '31.00', validBet: '15.00', profit: '16.00' },
      },
    });
    const roundId = (page.value!.list as { roundId: string }[])[1]!.roundId;
    const path = `/wps/records/bets/${roundId}`;
    expect(await call(round, path, player, undefined, { roundId })).toMatchObject({
      status: 200,
      value: { details: { shown: 'rec-2' } },
    });
    expect((await call(round, path, other, undefined, { roundId })).status).toBe(404);
    expect(await call(bets, '/wps/records/bets', other)).toMatchObject({ value: { total: 0, list: [] } });
    expect(await call(bets, '/wps/records/bets?gameType=LIVE', player)).toMatchObject({
      value: { total: 0 },
    });
    const winners = await call(board, '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20');
    expect(winners).toMatchObject({
      status: 200,
      value: { list: [{ customerName: 're****r', winAmount: '25.00', gameName: 'Quiet Harbour' }] },
    });
    expect(JSON.stringify(winners)).not.toContain('recorder');
  });

  test.each([
    'from=2026-02-30',
    'from=yesterday',
    'from=2026-03-01&to=2026-02-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2020-01-01',
    'from=0000-01-01&to=0000-01-02',
    'pageNum=0',
    'pageSize=101',
    'gameType=NONE',
  ])('400 for %s', async (query) => {
    const player = await member(`bad${query.replace(/\W/g, '')}`.slice(0, 16), 0);
    expect(await call(bets, `/wps/records/bets?${query}`, player)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    });
  });
});
