import { GET as roundOf } from '@/app/(studio)/studio/api/rounds/[roundId]/route';
import { GET as seeds, POST as changeSeed } from '@/app/(studio)/studio/api/seeds/route';
import { POST as open } from '@/app/(studio)/studio/api/session/route';
import { POST as spin } from '@/app/(studio)/studio/api/spin/route';
import { launchGame } from '@/lib/gateway/launch/commands';
import { revokeSession, startSession } from '@/lib/identity/sessions/commands';
import { getBalance } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { COOKIE_PREFIX } from '@/lib/studio/play/constants';
import { settleStrandedSpins } from '@/lib/studio/play/jobs';
import { waitForRecord } from '@/lib/studio/play/spin/commands';
import { lastSpin, pendingSpin, seatRound } from '@/lib/studio/play/spin/queries';
import type { WireResult } from '@/lib/studio/slots/wire';
import { useTestDatabase } from '../support/database';
import { seatPlayer, type SeatedPlayer } from './seated';

/** docs/trust.md X4: what the next person at a computer can do with the game cookie of a player who has logged out. */
const held = useTestDatabase();
const ORIGIN = { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000' };
const SESSION_ENDED = { status: 401, code: 'GAME_SESSION_OVER' };

afterEach(() => setClock(undefined));

interface OpenGame {
  player: SeatedPlayer;
  siteSession: bigint;
  ask(route: RouteHandler, body?: object, roundId?: string): Promise<{ status: number; code?: string }>;
}

/** A player with an open round of free spins, in a browser that has the game's cookie and nothing else. */
async function openGame(): Promise<OpenGame> {
  const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 5_000 });
  const { memberId, nodeId, session } = player;
  const { id } = await startSession(held.db, memberId, ORIGIN, false);
  const member = { memberId, kind: 'member' as const, currency: session.currency, sessionId: id };
  const { launchToken } = await launchGame(held.db, { player: member, nodeId, language: 'en' });
  let cookie = '';
  const ask: OpenGame['ask'] = async (route, body, roundId) => {
    const request = new Request('http://localhost/studio/api', {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': 'application/json',
        'x-studio-game': String(nodeId),
        cookie,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await route(request, {
      params: Promise.resolve<Record<string, string>>(roundId ? { roundId } : {}),
    });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.slice(set.indexOf(COOKIE_PREFIX), set.indexOf(';'));
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, ...(code && { code }) };
  };
  while (!(await player.spin('1')).result.next);
  await waitForRecord(session.seatId);
  expect(await ask(open, { game: String(nodeId), token: launchToken })).toEqual({ status: 200 });
  return { player, siteSession: id, ask };
}

const requests = {
  'its view': ({ ask, player }: OpenGame) => ask(open, { game: String(player.nodeId) }),
  'its seeds': ({ ask }: OpenGame) => ask(seeds),
  'a new seed': ({ ask }: OpenGame) => ask(changeSeed, { clientSeed: 'of-the-next-person' }),
  'a round of it': async ({ ask, player }: OpenGame) => {
    const round = await seatRound(player.host.sql, player.session.seatId);
    return ask(roundOf, undefined, String(round!.roundId));
  },
  'a free spin': ({ ask }: OpenGame) => ask(spin, { stake: '1', requestId: crypto.randomUUID() }),
};

describe.each(['logged out', 'disabled'] as const)('the game of a player who was %s', (end) => {
  test.each(Object.keys(requests) as (keyof typeof requests)[])('refuses %s', async (what) => {
    const seat = await openGame();
    const { memberId } = seat.player;
    if (end === 'logged out') await revokeSession(held.db, memberId, seat.siteSession);
    else
      await held.db
        .updateTable('identity.member')
        .set({ status: 'disabled' })
        .where('id', '=', memberId)
        .execute();
    expect(await requests[what](seat)).toEqual(SESSION_ENDED);
  });
});

test('the game accepts its cookie while the player is logged in', async () => {
  const seat = await openGame();
  const answers = [];
  for (const ask of [
    requests['its view'],
    requests['its seeds'],
    requests['a round of it'],
    requests['a free spin'],
  ])
    answers.push(await ask(seat));
  expect(answers).toEqual(Array(4).fill({ status: 200 }));
});

test('the job plays a free spin that was refused for a logged-out player, once, and pays the player', async () => {
  const seat = await openGame();
  const { player } = seat;
  const before = await getBalance(held.db, player.memberId);
  await revokeSession(held.db, player.memberId, seat.siteSession);
  for (let i = 0; i < 3; i++) expect(await requests['a free spin'](seat)).toEqual(SESSION_ENDED);
  expect(await getBalance(held.db, player.memberId)).toEqual(before);
  setClock(new Date(Date.now() + 120_000));
  await settleStrandedSpins(player.host);
  expect(await pendingSpin(player.host.sql, player.session.seatId)).toBeUndefined();
  const { result } = (await lastSpin(player.host.sql, player.session.seatId))!;
  const after = await getBalance(held.db, player.memberId);
  expect(after.available).toBe(before.available + parseAmount((result as WireResult).payout)!);
});
