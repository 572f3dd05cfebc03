import { now } from '@/lib/platform/clock';
import type { Audience } from '@/lib/platform/http/audience';
import { checkOrigin } from '@/lib/platform/http/origin';
import { sha256 } from '@/lib/platform/ids';
import { COOKIE_PREFIX, GAME_HEADER } from './constants';
import { gameSessionOver } from './errors';
import type { StudioHost } from './host';
import { requireStillIn } from './session/policy';
import { sessionByHash, type GameSession } from './session/queries';

export interface PlayerContext {
  host: StudioHost;
  session: GameSession;
  tokenHash: Buffer;
}

/** The token of the game that the request names, out of that game's own cookie; undefined where there is none. */
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

async function seated(request: Request, host: StudioHost): Promise<PlayerContext> {
  checkOrigin(request);
  const token = gameToken(request);
  if (!token) throw gameSessionOver();
  const tokenHash = sha256(token);
  const session = await sessionByHash(host.sql, tokenHash, now());
  if (!session) throw gameSessionOver();
  return { host, session, tokenHash };
}

/** Whoever sits at the game, by the cookie of its game session, and is still in. */
export function players(host: () => StudioHost): Audience<PlayerContext> {
  return {
    name: 'players',
    async authenticate(request) {
      const player = await seated(request, host());
      await requireStillIn(player.host, player.session);
      return player;
    },
  };
}

/**
 * Players who spin. Whether they are still in is not asked here, for a spin has no time for it: the wallet takes no bet of
 * who is not, and a free spin asks by itself (`playRequest`).
 */
export function spinners(host: () => StudioHost): Audience<PlayerContext> {
  return { name: 'players', authenticate: (request) => seated(request, host()) };
}

/** Anyone: opening a session, and reading what is public. Gives the host only. */
export function anyone(host: () => StudioHost): Audience<{ host: StudioHost }> {
  return {
    name: 'anyone',
    async authenticate(request) {
      checkOrigin(request);
      return { host: host() };
    },
  };
}
