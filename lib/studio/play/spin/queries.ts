import type { EngineJson } from '@/lib/studio/engine';
import type { ModelReference, Sql } from '../host';
import type { StoredSpin } from './store';
import type { GoneRound } from './void';

const SPIN = `p.id AS spin_id, p.round_id, p.seat_id, p.session_id, p.seed_id, p.nonce,
  p.stream_position, p.stake, p.grant_id, p.engine, p.model, p.version, p.state, p.result, p.balance, e.client_seed, e.sealed, e.commitment
  FROM studio.spin p JOIN studio.seed e ON e.id = p.seed_id`;

/** The seat's move that was started and not settled. */
export async function pendingSpin(sql: Sql, seatId: bigint): Promise<StoredSpin | undefined> {
  const { rows } = await sql.query<StoredSpin>({
    text: `SELECT ${SPIN} JOIN studio.seat t ON t.pending_spin_id = p.id WHERE t.id = $1`,
    values: [seatId.toString()],
  });
  return rows[0];
}

/** Unsettled moves that were started before `before`, in the order of their ids: at most `limit`, after the move `after`. */
export async function strandedSpins(
  sql: Sql,
  before: Date,
  limit: number,
  after = 0n,
): Promise<StoredSpin[]> {
  const { rows } = await sql.query<StoredSpin>({
    text: `SELECT ${SPIN} WHERE p.result IS NULL AND p.created_at < $1 AND p.id > $3 ORDER BY p.id LIMIT $2`,
    values: [before, limit, after.toString()],
  });
  return rows;
}

export interface OpenRound extends ModelReference {
  roundId: bigint;
  stake: bigint;
  /** The grant of free rounds that it began with; null for a stake. */
  grantId: string | null;
  /** The next move continues from it. */
  state: EngineJson;
}

/** The open round of a seat. */
export async function seatRound(sql: Sql, seatId: bigint): Promise<OpenRound | null> {
  const { rows } = await sql.query<OpenRound>({
    text: `SELECT t.round_id AS "roundId", t.round_stake AS stake, t.state, p.grant_id AS "grantId", p.engine, p.model, p.version
             FROM studio.seat t JOIN studio.spin p ON p.id = t.round_id WHERE t.id = $1`,
    values: [seatId.toString()],
  });
  return rows[0] ?? null;
}

/** The seat's last round, if it was voided because its version was gone and no other one has begun since. */
export async function voidedRound(sql: Sql, seatId: bigint): Promise<bigint | null> {
  const { rows } = await sql.query<{ voided_round_id: bigint | null }>({
    text: 'SELECT voided_round_id FROM studio.seat WHERE id = $1',
    values: [seatId.toString()],
  });
  return rows[0]?.voided_round_id ?? null;
}

/** Every version of a model that an open round began with. */
export async function openVersions(sql: Sql): Promise<ModelReference[]> {
  const { rows } = await sql.query<ModelReference>({
    text: `SELECT DISTINCT p.engine, p.model, p.version
             FROM studio.seat t JOIN studio.spin p ON p.id = t.round_id WHERE t.round_id IS NOT NULL`,
    values: [],
  });
  return rows;
}

/** Seats whose open round began with a version, in the order of their ids; at most `limit`, after the seat `after`. */
export async function seatsWithRoundsOf(
  sql: Sql,
  { engine, model, version }: ModelReference,
  limit: number,
  after: bigint,
): Promise<GoneRound[]> {
  const { rows } = await sql.query<GoneRound>({
    text: `SELECT t.id AS "seatId", t.round_id AS "roundId", t.vendor, t.player_id AS "playerId"
             FROM studio.seat t JOIN studio.spin p ON p.id = t.round_id
            WHERE t.round_id IS NOT NULL AND t.id > $4 AND (p.engine, p.model, p.version) = ($1, $2, $3::integer)
            ORDER BY t.id LIMIT $5`,
    values: [engine, model, version, after.toString(), limit],
  });
  return rows;
}

/** Whether a request of a seat has begun a free round of a grant before, at the same stake. */
export async function hasBegunFree(
  sql: Sql,
  seatId: bigint,
  { requestId, grantId, stake }: { requestId: string; grantId: string; stake: bigint },
): Promise<boolean> {
  const { rows } = await sql.query({
    text: 'SELECT FROM studio.spin WHERE seat_id = $1 AND request_id = $2 AND grant_id = $3 AND stake = $4',
    values: [seatId.toString(), requestId, grantId, stake.toString()],
  });
  return rows.length > 0;
}

/** The last settled move of a seat. */
export async function lastSpin(
  sql: Sql,
  seatId: bigint,
): Promise<{ stake: bigint; result: EngineJson } | null> {
  const { rows } = await sql.query<{ stake: bigint; result: EngineJson }>({
    text: `SELECT stake, result FROM studio.spin
            WHERE seat_id = $1 AND result IS NOT NULL AND NOT result ? 'voided' ORDER BY id DESC LIMIT 1`,
    values: [seatId.toString()],
  });
  return rows[0] ?? null;
}

export interface StoredRound {
  roundId: bigint;
  stake: bigint;
  model: string;
  version: number;
  commitment: string;
  clientSeed: string;
  /** Null until the seed is revealed. */
  serverSeed: string | null;
  closed: boolean;
  spins: { nonce: number; result: EngineJson; createdAt: Date }[];
}

/** A round of this seat with its settled moves; undefined if it is another seat's or has none. */
export async function seatRoundById(
  sql: Sql,
  seatId: bigint,
  roundId: bigint,
): Promise<StoredRound | undefined> {
  const { rows } = await sql.query<{
    stake: bigint;
    model: string;
    version: number;
    nonce: number;
    result: EngineJson;
    created_at: Date;
    commitment: string;
    client_seed: string;
    server_seed: string | null;
    is_open: boolean;
  }>({
    text: `SELECT p.stake, p.model, p.version, p.nonce, p.result, p.created_at, e.commitment, e.client_seed, e.server_seed,
                  t.round_id IS NOT DISTINCT FROM p.round_id AS is_open
             FROM studio.spin p JOIN studio.seed e ON e.id = p.seed_id JOIN studio.seat t ON t.id = p.seat_id
            WHERE p.round_id = $1 AND p.seat_id = $2 AND p.result IS NOT NULL AND NOT p.result ? 'voided'
            ORDER BY p.id LIMIT 1000`,
    values: [roundId.toString(), seatId.toString()],
  });
  const first = rows[0];
  if (!first) return undefined;
  return {
    roundId,
    stake: first.stake,
    model: first.model,
    version: first.version,
    commitment: first.commitment,
    clientSeed: first.client_seed,
    serverSeed: first.server_seed,
    closed: !first.is_open,
    spins: rows.map((row) => ({ nonce: row.nonce, result: row.result, createdAt: row.created_at })),
  };
}
