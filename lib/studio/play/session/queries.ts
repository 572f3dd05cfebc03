import { LRUCache } from 'lru-cache';
import type { Sql } from '../host';
import { open } from '../vault';

/** The part of a game session that never changes. */
export interface GameSession {
  sessionId: bigint;
  seatId: bigint;
  vendor: string;
  playerId: string;
  nodeId: bigint;
  playerToken: string;
  currency: string;
  trial: boolean;
  expiresAt: Date;
}

interface SessionRow {
  id: bigint;
  seat_id: bigint;
  vendor: string;
  player_id: string;
  node_id: bigint;
  sealed_player_token: Buffer;
  currency: string;
  trial: boolean;
  expires_at: Date;
}

const COLUMNS = `s.id, s.seat_id, t.vendor, t.player_id, t.node_id, s.sealed_player_token, t.currency, s.trial,
  s.expires_at FROM studio.session s JOIN studio.seat t ON t.id = s.seat_id`;

// Session rows never change, so they are cached; their end is checked against the clock each time.
const byHash = new LRUCache<string, GameSession>({ max: 20_000 });
const byId = new LRUCache<bigint, GameSession>({ max: 20_000 });

/** The sealing context of a session's player token. */
export function tokenContext(seatId: bigint): string {
  return `session of seat ${seatId}`;
}

/** The session of a cookie, by the hash of its token; undefined if there is none or if it has ended before `at`. */
export async function sessionByHash(sql: Sql, tokenHash: Buffer, at: Date): Promise<GameSession | undefined> {
  const key = tokenHash.toString('base64');
  let session = byHash.get(key);
  if (!session) {
    const { rows } = await sql.query<SessionRow>({
      name: 'studio.session_by_hash',
      text: `SELECT ${COLUMNS} WHERE s.token_hash = $1`,
      values: [tokenHash],
    });
    session = cacheById(rows[0]);
    if (session) byHash.set(key, session);
  }
  return session && session.expiresAt > at ? session : undefined;
}

/** A session by its id, also if it has ended: a move that was started in it is settled with its token. */
export async function sessionById(sql: Sql, sessionId: bigint): Promise<GameSession> {
  const known = byId.get(sessionId);
  if (known) return known;
  const { rows } = await sql.query<SessionRow>({
    name: 'studio.session_by_id',
    text: `SELECT ${COLUMNS} WHERE s.id = $1`,
    values: [sessionId.toString()],
  });
  return cacheById(rows[0])!;
}

function cacheById(row: SessionRow | undefined): GameSession | undefined {
  if (!row) return undefined;
  const session: GameSession = {
    sessionId: row.id,
    seatId: row.seat_id,
    vendor: row.vendor,
    playerId: row.player_id,
    nodeId: row.node_id,
    playerToken: open(row.sealed_player_token, tokenContext(row.seat_id)).toString(),
    currency: row.currency.trim(),
    trial: row.trial,
    expiresAt: row.expires_at,
  };
  byId.set(session.sessionId, session);
  return session;
}
