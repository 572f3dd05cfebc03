import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { newSeed } from '../chance';
import { gameNotFound } from '../errors';
import type { StudioGame, StudioHost } from '../host';
import { seal } from '../vault';
import { sessionByHash, tokenContext, type GameSession } from './queries';

export interface OpenedSession {
  /** The cookie's value. Only its hash is stored. */
  token: string;
  session: GameSession;
  game: StudioGame;
  balance: bigint;
}

/**
 * Exchanges a launch token for a game session at the player's seat. Throws GAME_NOT_FOUND and the errors of the protocol's
 * `authenticate` (TOKEN_INVALID).
 */
export async function openSession(
  host: StudioHost,
  nodeId: bigint,
  launchToken: string,
): Promise<OpenedSession> {
  const game = await host.game(nodeId);
  if (!game) throw gameNotFound();
  const player = await host.port(game.vendor).authenticate({ launchToken });
  // A launch token opens the game that it was created for and no other.
  if (player.nodeId !== nodeId.toString()) throw gameNotFound();
  const seatId = await ensureSeat(host, game, player.playerId, player.currency);
  const token = randomToken();
  const tokenHash = sha256(token);
  await host.sql.query({
    text: `INSERT INTO studio.session (token_hash, seat_id, sealed_player_token, trial, expires_at)
           VALUES ($1, $2, $3, $4, $5)`,
    values: [
      tokenHash,
      seatId.toString(),
      seal(Buffer.from(player.playerToken), tokenContext(seatId)),
      player.trial,
      player.expiresAt,
    ],
  });
  const session = await sessionByHash(host.sql, tokenHash, now());
  if (!session) throw gameNotFound('the session had ended before it was read');
  return { token, session, game, balance: player.balance };
}

async function ensureSeat(
  host: StudioHost,
  game: StudioGame,
  playerId: string,
  currency: string,
): Promise<bigint> {
  const [first, next] = [newSeed(), newSeed()];
  const { rows } = await host.sql.query<{ seat: bigint }>({
    text: 'SELECT studio.ensure_seat($1, $2, $3, $4, $5, $6, $7, $8) AS seat',
    values: [
      game.vendor,
      playerId,
      game.nodeId.toString(),
      currency,
      first.commitment,
      first.sealed,
      next.commitment,
      next.sealed,
    ],
  });
  return rows[0]!.seat;
}
