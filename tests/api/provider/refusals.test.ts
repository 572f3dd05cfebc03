/** What docs/vendor-protocol.md says about refusals: each says whether the call may be sent again, and the final ones are final. */
import { POST as authenticate } from '@/app/provider/v1/authenticate/route';
import { POST as balance } from '@/app/provider/v1/balance/route';
import { POST as bet } from '@/app/provider/v1/bet/route';
import { POST as endRound } from '@/app/provider/v1/endRound/route';
import { POST as jackpotWin } from '@/app/provider/v1/jackpotWin/route';
import { POST as rollback } from '@/app/provider/v1/rollback/route';
import { POST as settleRound } from '@/app/provider/v1/settleRound/route';
import { POST as win } from '@/app/provider/v1/win/route';
import { POST as unknown } from '@/app/provider/[...path]/route';
import { setMemberStatus } from '@/lib/identity/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { isFinal } from '@/lib/gateway/protocol/errors';
import { startSession } from '@/lib/identity/sessions/commands';
import { AppError } from '@/lib/platform/errors';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { useTestDatabase } from '../../support/database';
import { openTable, seat, type Seated, type Table } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const database = useTestDatabase();
const ORIGIN = { deviceId: 'refusals', ip: '192.0.2.7', userAgent: 'refusals', country: undefined };
let table: Table;
let player: Seated;
let secret: Buffer;

beforeAll(async () => {
  table = await openTable(database.db, 'REFUSE');
  player = await seat(database.db, table, 'refused', 100);
  secret = await issueVendorSecret(database.db, 'REFUSE');
});

const ask = (route: RouteHandler, operation: string, call: object) =>
  send(route, operation, signed('REFUSE', secret, operation, call));

test.each<[string, RouteHandler, object]>([
  ['win', win, { transactionId: 't-1', roundId: 'r', betTransactionId: 'b', amount: '1' }],
  ['endRound', endRound, { roundId: 'r' }],
  ['jackpotWin', jackpotWin, { transactionId: 't-2', roundId: 'r', jackpotId: 'j', amount: '1' }],
  ['jackpotWin', jackpotWin, { transactionId: 't-3', jackpotId: 'j', amount: '1' }],
  ['rollback', rollback, { transactionId: 't-4', referenceTransactionId: 'b' }],
])('%s of a player who has never opened a game is refused for good', async (operation, route, call) => {
  for (const playerId of ['999999999', String(BigInt(player.playerId) + 1n)])
    expect(await ask(route, operation, { playerId, ...call })).toMatchObject({
      status: 404,
      body: { code: 'PLAYER_NOT_FOUND', final: true },
    });
});

test.each<[string, RouteHandler, object, string]>([
  [
    'win',
    win,
    { transactionId: 't-5', roundId: 'not-yet', betTransactionId: 'b', amount: '1' },
    'BET_NOT_FOUND',
  ],
  ['endRound', endRound, { roundId: 'not-yet' }, 'ROUND_NOT_FOUND'],
  [
    'jackpotWin',
    jackpotWin,
    { transactionId: 't-6', roundId: 'not-yet', jackpotId: 'j', amount: '1' },
    'ROUND_NOT_FOUND',
  ],
])('%s of a known player before its bet is refused for now', async (operation, route, call, code) => {
  const { body } = await ask(route, operation, { playerId: player.playerId, ...call });
  expect(body).toMatchObject({ code, final: false });
});

test('a member who was blocked, which ends the site’s session, gets PLAYER_BLOCKED; an ended session alone gets TOKEN_INVALID', async () => {
  const launch = async (account: string) => {
    const { memberId } = await seat(database.db, table, account, 100);
    const { id: sessionId } = await startSession(database.db, memberId, ORIGIN, false);
    const open = () =>
      launchGame(database.db, {
        player: { memberId, kind: 'member', currency: 'THB', sessionId },
        nodeId: table.nodeId,
        language: 'en',
      });
    const { launchToken } = await open();
    const { playerToken } = await table.port.authenticate({ launchToken });
    return { memberId, playerToken, waiting: (await open()).launchToken };
  };
  const blocked = await launch('blocked');
  await database.db.transaction().execute((tx) => setMemberStatus(tx, blocked.memberId, 'disabled'));
  const calls = (token: string, waiting: string): [string, RouteHandler, object][] => [
    ['balance', balance, { playerToken: token }],
    ['bet', bet, { playerToken: token, transactionId: 'blk-1', roundId: 'blk-1', amount: '1' }],
    [
      'settleRound',
      settleRound,
      { playerToken: token, transactionId: 'blk-2', roundId: 'blk-2', stake: '1', payout: '0' },
    ],
    ['authenticate', authenticate, { launchToken: waiting }],
  ];
  for (const [operation, route, call] of calls(blocked.playerToken, blocked.waiting))
    expect({ operation, ...(await ask(route, operation, call)) }).toMatchObject({
      status: 403,
      body: { code: 'PLAYER_BLOCKED', final: true },
    });
});

describe('a call that is none', () => {
  const raw = async (route: RouteHandler, body: string, type = 'application/json', path = 'bet') => {
    const response = await route(
      new Request(`http://localhost/provider/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      }),
      { params: Promise.resolve({}) },
    );
    return { status: response.status, body: (await response.json()) as { code: string; final: boolean } };
  };

  it.each<[string, number, string, () => ReturnType<typeof raw>]>([
    ['no JSON', 400, 'MALFORMED_JSON', () => raw(bet, '{"a":')],
    ['a list', 400, 'MALFORMED_JSON', () => raw(bet, '[]')],
    ['a form', 415, 'UNSUPPORTED_BODY', () => raw(bet, 'a=b', 'application/x-www-form-urlencoded')],
    ['too large', 413, 'BODY_TOO_LARGE', () => raw(bet, `{"a":"${'x'.repeat(65_536)}"}`)],
    ['unknown', 404, 'NOT_FOUND', () => raw(unknown as unknown as RouteHandler, '{}', undefined, 'nothing')],
  ])('because it is %s is refused for good', async (_, status, code, refusal) => {
    expect(await refusal()).toMatchObject({ status, body: { code, final: true } });
  });

  it('or has a wrong field, says so with `final`; only what may get better is not final', async () => {
    const { status, body } = await ask(bet, 'bet', { playerToken: player.playerToken });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', final: true } });
    expect([405, 429, 500, 503].map((code) => isFinal(new AppError('X', code)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
