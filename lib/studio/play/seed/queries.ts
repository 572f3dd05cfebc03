import type { Sql } from '../host';

/** The seeds of a seat as its player may see them: no server seed that is in use or comes next (docs/trust.md F8). */
export interface SeatFairness {
  seedId: bigint;
  commitment: string;
  clientSeed: string | null;
  /** Of the next round. */
  nonce: number;
  nextCommitment: string;
}

/** The seeds that a seat plays with. */
export async function seatFairness(sql: Sql, seatId: bigint): Promise<SeatFairness> {
  const { rows } = await sql.query<{
    id: bigint;
    commitment: string;
    client_seed: string | null;
    nonce: number;
    next_commitment: string;
  }>({
    name: 'studio.seat_fairness',
    text: `SELECT s.id, s.commitment, s.client_seed, t.nonce, n.commitment AS next_commitment
             FROM studio.seat t
             JOIN studio.seed s ON s.id = t.seed_id
             JOIN studio.seed n ON n.id = t.next_seed_id
            WHERE t.id = $1`,
    values: [seatId.toString()],
  });
  const row = rows[0]!;
  return {
    seedId: row.id,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    nextCommitment: row.next_commitment,
  };
}

export interface RevealedSeed {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  spins: number;
  revealedAt: Date;
}

interface SeedRow {
  server_seed: string;
  commitment: string;
  client_seed: string;
  spins: number;
  revealed_at: Date;
}

const REVEALED = 'server_seed, commitment, client_seed, spins, revealed_at FROM studio.seed';

/** The last fifty revealed seeds of a seat that were played with, newest first. */
export async function revealedSeeds(sql: Sql, seatId: bigint): Promise<RevealedSeed[]> {
  const { rows } = await sql.query<SeedRow>({
    text: `SELECT ${REVEALED} WHERE seat_id = $1 AND server_seed IS NOT NULL AND spins > 0
           ORDER BY id DESC LIMIT 50`,
    values: [seatId.toString()],
  });
  return rows.map(revealed);
}

/** A revealed seed by its hash, for the fairness verifier; undefined while it is in use. */
export async function revealedSeed(sql: Sql, commitment: string): Promise<RevealedSeed | undefined> {
  const { rows } = await sql.query<SeedRow>({
    text: `SELECT ${REVEALED} WHERE commitment = $1 AND server_seed IS NOT NULL`,
    values: [commitment],
  });
  return rows[0] && revealed(rows[0]);
}

function revealed(row: SeedRow): RevealedSeed {
  return {
    serverSeed: row.server_seed,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    spins: row.spins,
    revealedAt: row.revealed_at,
  };
}
