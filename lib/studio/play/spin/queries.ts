import type { FeatureState } from '@/lib/studio/slots/types';
import type { Sql } from '../host';
import type { StoredSpin } from './store';
import type { WireResult } from './wire';

const SPIN = `p.id AS spin_id, p.round_id, p.seat_id, p.session_id, p.seed_id, p.nonce,
  p.position AS stream_position, p.stake, p.state, p.result, p.balance, e.client_seed, e.sealed, e.commitment
  FROM studio.spin p JOIN studio.seed e ON e.id = p.seed_id`;

/** The spin of a seat that was begun and not settled, if there is one. */
export async function pendingSpin(sql: Sql, seatId: bigint): Promise<StoredSpin | undefined> {
  const { rows } = await sql.query<StoredSpin>({
    text: `SELECT ${SPIN} JOIN studio.seat t ON t.pending_spin_id = p.id WHERE t.id = $1`,
    values: [seatId.toString()],
  });
  return rows[0];
}

/** Spins begun before a moment and never settled: their players went away. At most `limit`, in order, from `after` on. */
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

/** The round that is open at a seat, with the state its next spin starts from. */
export async function seatRound(
  sql: Sql,
  seatId: bigint,
): Promise<{ roundId: bigint; stake: bigint; state: FeatureState } | null> {
  const { rows } = await sql.query<{ round_id: bigint; round_stake: bigint; state: FeatureState }>({
    text: 'SELECT round_id, round_stake, state FROM studio.seat WHERE id = $1 AND round_id IS NOT NULL',
    values: [seatId.toString()],
  });
  const row = rows[0];
  return row ? { roundId: row.round_id, stake: row.round_stake, state: row.state } : null;
}

/** The last settled spin of a seat. */
export async function lastSpin(
  sql: Sql,
  seatId: bigint,
): Promise<{ stake: bigint; result: WireResult } | null> {
  const { rows } = await sql.query<{ stake: bigint; result: WireResult }>({
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
  /** Only where the seed was rotated out. */
  serverSeed: string | null;
  closed: boolean;
  spins: { nonce: number; result: WireResult; createdAt: Date }[];
}

/** A round of this seat with all its spins; undefined where it is another's, or has none that was settled. */
export async function seatRoundById(
  sql: Sql,
  seatId: bigint,
  roundId: bigint,
): Promise<StoredRound | undefined> {
  const { rows } = await sql.query<{
    stake: bigint;
    nonce: number;
    result: WireResult;
    created_at: Date;
    commitment: string;
    client_seed: string;
    server_seed: string | null;
    is_open: boolean;
  }>({
    text: `SELECT p.stake, p.nonce, p.result, p.created_at, e.commitment, e.client_seed, e.server_seed,
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
    model: first.result.model,
    version: first.result.version,
    commitment: first.commitment,
    clientSeed: first.client_seed,
    serverSeed: first.server_seed,
    closed: !first.is_open,
    spins: rows.map((row) => ({ nonce: row.nonce, result: row.result, createdAt: row.created_at })),
  };
}
