import { AppError } from '@/lib/platform/errors';
import { gameSessionOver } from '../errors';
import type { StudioHost } from '../host';
import type { GameSession } from './queries';

const ENDED = new Set(['TOKEN_INVALID', 'PLAYER_BLOCKED']);

/**
 * Throws GAME_SESSION_OVER where the house has ended what the game was opened in: its player has logged out, or the account
 * is disabled (trust.md X4). The game's cookie outlives that, and this room cannot know it but from the wallet, each time
 * anew. Gives what the wallet tells by the way, the balance.
 */
export async function requireStillIn(host: StudioHost, session: GameSession): Promise<bigint> {
  try {
    const { balance } = await host.port(session.vendor).balance({ playerToken: session.playerToken });
    return balance;
  } catch (error) {
    throw error instanceof AppError && ENDED.has(error.code) ? gameSessionOver(error) : error;
  }
}
