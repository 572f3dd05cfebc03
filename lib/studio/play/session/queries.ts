import type { Sql } from '../host';
import { Recent } from '../memory';
import { open } from '../vault';

/** What never changes in a game session. */
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

// A session row is never changed, so a process may remember it; whether it is over is asked of the clock each time.
const byHash = new Recent<string, GameSession>(20_000);
const byId = new Recent<bigint, GameSession>(20_000);

/** What a session's player token is sealed with. */
export function tokenContext(seatId: bigint): string {
  return `session of seat ${seatId}`;
}

/** The session behind a cookie's token, by the token's hash; undefined where there is none or it is over. */
export async function sessionByHash(sql: Sql, tokenHash: Buffer, at: Date): Promise<GameSession | undefined> {
  const key = tokenHash.toString('base64');
  let session = byHash.get(key);
  if (!session) {
    const { rows } = await sql.query<SessionRow>({
      name: 'studio.session_by_hash',
      text: `SELECT ${COLUMNS} WHERE s.token_hash = $1`,
      values: [tokenHash],
    });
    session = remembered(rows[0]);
    if (session) byHash.set(key, session);
  }
  return session && session.expiresAt > at ? session : undefined;
}

/** A session by its number, over or not: the spin that was begun in it is settled with its token. */
export async function sessionById(sql: Sql, sessionId: bigint): Promise<GameSession> {
  const known = byId.get(sessionId);
  if (known) return known;
  const { rows } = await sql.query<SessionRow>({
    name: 'studio.session_by_id',
    text: `SELECT ${COLUMNS} WHERE s.id = $1`,
    values: [sessionId.toString()],
  });
  return remembered(rows[0])!;
}

function remembered(row: SessionRow | undefined): GameSession | undefined {
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
