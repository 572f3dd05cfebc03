import { now } from '@/lib/platform/clock';
import type { Audience } from '@/lib/platform/http/audience';
import { assertOwnOrigin } from '@/lib/platform/http/origin';
import { sha256 } from '@/lib/platform/ids';
import { COOKIE_PREFIX, GAME_HEADER } from './constants';
import { gameSessionOver } from './errors';
import type { StudioHost } from './host';
import { requireActiveSession } from './session/policy';
import { sessionByHash, type GameSession } from './session/queries';

export interface PlayerContext {
  host: StudioHost;
  session: GameSession;
  tokenHash: Buffer;
}

/** The token of the game that the request names, from that game's own cookie. */
export function gameToken(request: Request): string | undefined {
  const game = request.headers.get(GAME_HEADER) ?? '';
  if (!/^[1-9]\d{0,17}$/.test(game)) return undefined;
  const cookies = request.headers.get('cookie') ?? '';
  const start = `${COOKIE_PREFIX}${game}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

async function authenticateSeat(request: Request, host: StudioHost): Promise<PlayerContext> {
  assertOwnOrigin(request);
  const token = gameToken(request);
  if (!token) throw gameSessionOver();
  const tokenHash = sha256(token);
  const session = await sessionByHash(host.sql, tokenHash, now());
  if (!session) throw gameSessionOver();
  return { host, session, tokenHash };
}

/** The player of a game session, by its cookie, while the site's session is active. */
export function players(host: () => StudioHost): Audience<PlayerContext> {
  return {
    name: 'players',
    async authenticate(request) {
      const player = await authenticateSeat(request, host());
      await requireActiveSession(player.host, player.session);
      return player;
    },
  };
}

/**
 * Players by the cookie of the game session alone, for moves: the check of the site's session would cost a round trip. The wallet
 * refuses a bet without an active session, and `playMove` checks it for moves without a stake.
 */
export function playersUnchecked(host: () => StudioHost): Audience<PlayerContext> {
  return { name: 'players', authenticate: (request) => authenticateSeat(request, host()) };
}

/** Anyone: to open a session and to read what is public. Gives the host only. */
export function anyone(host: () => StudioHost): Audience<{ host: StudioHost }> {
  return {
    name: 'anyone',
    async authenticate(request) {
      assertOwnOrigin(request);
      return { host: host() };
    },
  };
}
