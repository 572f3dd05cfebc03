import { createHash } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { authenticate } from '../launch/commands';
import { vendorError } from '../protocol/errors';
import type { DialectPlayer } from './types';

/** Players are remembered so that a bet does not ask for one again. What is remembered of a session never changes. */
const MAX_PLAYERS = 20_000;
const players = new Map<string, DialectPlayer>();

/**
 * The player token that belongs to a launch token. It follows from it alone, so that any number of first calls in any number of processes
 * make the same one; the database stores only hashes of both, from which neither can be computed.
 */
const derivePlayerToken = (launchToken: string): string =>
  createHash('sha256').update(`croupier/dialects/player\0${launchToken}`).digest('base64url');

async function findPlayer(db: Db, vendor: string, playerToken: string): Promise<DialectPlayer | undefined> {
  const row = await db
    .selectFrom('gateway.game_session as s')
    .innerJoin('catalogue.game as g', 'g.node_id', 's.node_id')
    .innerJoin('identity.member as m', 'm.id', 's.member_id')
    .select(['s.member_id', 's.currency', 's.language', 'g.code', 'm.nickname'])
    .where('s.token_hash', '=', sha256(playerToken))
    .where('s.vendor', '=', vendor)
    .executeTakeFirst();
  return (
    row && {
      playerId: String(row.member_id),
      playerToken,
      currency: row.currency,
      gameCode: row.code,
      nickname: row.nickname,
      language: row.language,
    }
  );
}

/**
 * Finds the player of a launch token, for dialects whose vendors keep that token: the first call exchanges it, and it stays the player's
 * token for twelve hours. Of first calls at the same moment one exchanges it and the others find the session. Throws TOKEN_INVALID 401,
 * PLAYER_BLOCKED 403.
 */
export async function playerOfLaunch(db: Db, vendor: string, launchToken: string): Promise<DialectPlayer> {
  if (!/^[A-Za-z0-9_-]{16,128}$/.test(launchToken)) throw vendorError('TOKEN_INVALID');
  const playerToken = derivePlayerToken(launchToken);
  const key = `${vendor} ${playerToken}`;
  const known = players.get(key) ?? (await findPlayer(db, vendor, playerToken));
  const player = known ?? (await exchange(db, vendor, launchToken, playerToken));
  players.delete(key);
  players.set(key, player);
  if (players.size > MAX_PLAYERS) players.delete(players.keys().next().value!);
  return player;
}

async function exchange(
  db: Db,
  vendor: string,
  launchToken: string,
  playerToken: string,
): Promise<DialectPlayer> {
  try {
    await authenticate(db, vendor, { launchToken }, playerToken);
  } catch (error) {
    // Another call may have exchanged it at the same moment.
    const isUsed = error instanceof AppError && error.code === 'TOKEN_INVALID';
    const player = isUsed ? await findPlayer(db, vendor, playerToken) : undefined;
    if (player) return player;
    throw error;
  }
  return (await findPlayer(db, vendor, playerToken))!;
}
