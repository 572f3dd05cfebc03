import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { newSeed } from '../chance';
import { gameNotFound } from '../errors';
import type { StudioGame, StudioHost } from '../host';
import { seal } from '../vault';
import { sessionByHash, tokenContext, type GameSession } from './queries';

export interface OpenedSession {
  /** The cookie's value; kept here as a hash only. */
  token: string;
  session: GameSession;
  game: StudioGame;
  balance: bigint;
}

/**
 * Exchanges a launch token for a game session: the vendor protocol says who plays, the player takes the seat at this
 * game. Throws GAME_NOT_FOUND, or what `authenticate` refuses with (TOKEN_INVALID).
 */
export async function openSession(
  host: StudioHost,
  nodeId: bigint,
  launchToken: string,
): Promise<OpenedSession> {
  const game = await host.game(nodeId);
  if (!game) throw gameNotFound();
  const player = await host.port(game.vendor).authenticate({ launchToken });
  // A launch token opens the game that it was made for, and no other.
  if (player.nodeId !== nodeId.toString()) throw gameNotFound();
  const seatId = await takeSeat(host, game, player.playerId, player.currency);
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
  if (!session) throw gameNotFound('the session was over as it began');
  return { token, session, game, balance: player.balance };
}

async function takeSeat(
  host: StudioHost,
  game: StudioGame,
  playerId: string,
  currency: string,
): Promise<bigint> {
  const [first, next] = [newSeed(), newSeed()];
  const { rows } = await host.sql.query<{ seat: bigint }>({
    text: 'SELECT studio.take_seat($1, $2, $3, $4, $5, $6, $7, $8) AS seat',
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
