import type { Sql } from '@/lib/studio/play/host';
import { open, seal } from '@/lib/studio/play/vault';

/** What a session of the site is for the lottery: a game with one kind of money. */
export interface SessionKey {
  /** Names the site's session. */
  siteSession: string;
  nodeId: bigint;
  currency: string;
}

export interface StoredSession {
  id: bigint;
  vendor: string;
  playerId: bigint;
  playerToken: string;
  expiresAt: Date;
}

/** What a sealed token belongs to: it cannot be opened for another row. */
const contextOf = ({ siteSession, nodeId, currency }: SessionKey) =>
  `lottery session ${siteSession} ${nodeId} ${currency}`;

/** The session of a key, if it has not ended by `at`. */
export async function findSession(sql: Sql, key: SessionKey, at: Date): Promise<StoredSession | undefined> {
  const { rows } = await sql.query<{
    id: bigint;
    vendor: string;
    player_id: bigint;
    sealed_player_token: Buffer;
    expires_at: Date;
  }>({
    name: 'studio.lottery_session',
    text: `SELECT id, vendor, player_id, sealed_player_token, expires_at FROM studio.lottery_session
            WHERE site_session = $1 AND node_id = $2 AND currency = $3 AND expires_at > $4`,
    values: [key.siteSession, key.nodeId.toString(), key.currency, at],
  });
  const row = rows[0];
  return (
    row && {
      id: row.id,
      vendor: row.vendor,
      playerId: row.player_id,
      playerToken: open(row.sealed_player_token, contextOf(key)).toString(),
      expiresAt: row.expires_at,
    }
  );
}

/** Stores the token of a key in place of an earlier one. */
export async function storeSession(
  sql: Sql,
  key: SessionKey,
  session: Omit<StoredSession, 'id'> & { trial: boolean },
): Promise<StoredSession> {
  const { vendor, playerId, playerToken, expiresAt, trial } = session;
  const { rows } = await sql.query<{ id: bigint }>({
    text: `INSERT INTO studio.lottery_session AS s
             (site_session, vendor, node_id, player_id, currency, trial, sealed_player_token, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (site_session, node_id, currency) DO UPDATE
             SET vendor = excluded.vendor, player_id = excluded.player_id, sealed_player_token = excluded.sealed_player_token,
                 expires_at = excluded.expires_at
           RETURNING s.id`,
    values: [
      key.siteSession,
      vendor,
      key.nodeId.toString(),
      playerId.toString(),
      key.currency,
      trial,
      seal(Buffer.from(playerToken), contextOf(key)),
      expiresAt,
    ],
  });
  return { id: rows[0]!.id, vendor, playerId, playerToken, expiresAt };
}
