import { AppError } from '@/lib/platform/errors';
import { gameSessionOver } from '../errors';
import type { StudioHost } from '../host';
import type { GameSession } from './queries';

const ENDED = new Set(['TOKEN_INVALID', 'PLAYER_BLOCKED']);

/**
 * Throws GAME_SESSION_OVER if the site's session in which the game was opened has ended: the player has logged out, or the account is
 * blocked (docs/trust.md X4). The game's cookie outlives it, so the wallet is asked each time. Returns the balance, which the wallet
 * gives with its answer.
 */
export async function requireActiveSession(host: StudioHost, session: GameSession): Promise<bigint> {
  try {
    const { balance } = await host.port(session.vendor).balance({ playerToken: session.playerToken });
    return balance;
  } catch (error) {
    throw error instanceof AppError && ENDED.has(error.code) ? gameSessionOver(error) : error;
  }
}
