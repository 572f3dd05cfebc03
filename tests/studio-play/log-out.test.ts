import { GET as roundOf } from '@/app/(studio)/studio/api/rounds/[roundId]/route';
import { GET as seeds, POST as changeSeed } from '@/app/(studio)/studio/api/seeds/route';
import { POST as open } from '@/app/(studio)/studio/api/session/route';
import { POST as spin } from '@/app/(studio)/studio/api/spin/route';
import { launchGame } from '@/lib/gateway/launch/commands';
import { revokeSession, startSession } from '@/lib/identity/sessions/commands';
import { balanceOf } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { COOKIE_PREFIX } from '@/lib/studio/play/constants';
import { completeStranded } from '@/lib/studio/play/jobs';
import { noted } from '@/lib/studio/play/spin/commands';
import { lastSpin, pendingSpin, seatRound } from '@/lib/studio/play/spin/queries';
import { useTestDatabase } from '../support/database';
import { seatPlayer, type SeatedPlayer } from './seated';

/** trust.md X4: what is left of a game on a computer when its player has gone, for whoever sits down there next. */
const held = useTestDatabase();
const ORIGIN = { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000' };
const OVER = { status: 401, code: 'GAME_SESSION_OVER' };

afterEach(() => setClock(undefined));

interface Sitting {
  player: SeatedPlayer;
  siteSession: bigint;
  ask(route: RouteHandler, body?: object, roundId?: string): Promise<{ status: number; code?: string }>;
}

/** A player with a round of free spins open, in a browser that holds the game's cookie and nothing else. */
async function sitting(): Promise<Sitting> {
  const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 5_000 });
  const { memberId, nodeId, session } = player;
  const { id } = await startSession(held.db, memberId, ORIGIN, false);
  const member = { memberId, kind: 'member' as const, currency: session.currency, sessionId: id };
  const { launchToken } = await launchGame(held.db, { player: member, nodeId, language: 'en' });
  let cookie = '';
  const ask: Sitting['ask'] = async (route, body, roundId) => {
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
  await noted(session.seatId);
  expect(await ask(open, { game: String(nodeId), token: launchToken })).toEqual({ status: 200 });
  return { player, siteSession: id, ask };
}

const leavings = {
  'its view': ({ ask, player }: Sitting) => ask(open, { game: String(player.nodeId) }),
  'its seeds': ({ ask }: Sitting) => ask(seeds),
  'a new seed': ({ ask }: Sitting) => ask(changeSeed, { clientSeed: 'of-the-next-person' }),
  'a round of it': async ({ ask, player }: Sitting) => {
    const round = await seatRound(player.host.sql, player.session.seatId);
    return ask(roundOf, undefined, String(round!.roundId));
  },
  'a free spin': ({ ask }: Sitting) => ask(spin, { stake: '1', requestId: crypto.randomUUID() }),
};

describe.each(['logged out', 'disabled'] as const)('a player who was %s', (end) => {
  test.each(Object.keys(leavings) as (keyof typeof leavings)[])('leaves %s to nobody', async (what) => {
    const seat = await sitting();
    const { memberId } = seat.player;
    if (end === 'logged out') await revokeSession(held.db, memberId, seat.siteSession);
    else
      await held.db
        .updateTable('identity.member')
        .set({ status: 'disabled' })
        .where('id', '=', memberId)
        .execute();
    expect(await leavings[what](seat)).toEqual(OVER);
  });
});

test('while its player is in, the cookie is good for all of that', async () => {
  const seat = await sitting();
  const answers = [];
  for (const ask of [
    leavings['its view'],
    leavings['its seeds'],
    leavings['a round of it'],
    leavings['a free spin'],
  ])
    answers.push(await ask(seat));
  expect(answers).toEqual(Array(4).fill({ status: 200 }));
});

test('a free spin that was refused so is played by the job, once, and paid to its player', async () => {
  const seat = await sitting();
  const { player } = seat;
  const before = await balanceOf(held.db, player.memberId);
  await revokeSession(held.db, player.memberId, seat.siteSession);
  for (let i = 0; i < 3; i++) expect(await leavings['a free spin'](seat)).toEqual(OVER);
  expect(await balanceOf(held.db, player.memberId)).toEqual(before);
  setClock(new Date(Date.now() + 120_000));
  await completeStranded(player.host);
  expect(await pendingSpin(player.host.sql, player.session.seatId)).toBeUndefined();
  const { result } = (await lastSpin(player.host.sql, player.session.seatId))!;
  const after = await balanceOf(held.db, player.memberId);
  expect(after.available).toBe(before.available + parseAmount(result.payout)!);
});
