import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import type { EngineJson } from '@/lib/studio/engine';
import type { ModelReference } from '../host';
import { STRANDED_AFTER } from '../constants';
import type { Sql, StudioHost } from '../host';

/** Takes the place of a result if the round was voided: rolled back from outside, or its version of the model is gone. */
export const VOIDED = { voided: true } as const;
export const VERSION_GONE = { voided: true, reason: 'version' } as const;
type Voided = typeof VOIDED | typeof VERSION_GONE;

/** A stored move: everything its outcome follows from. */
export interface StoredSpin {
  spin_id: bigint;
  round_id: bigint;
  seat_id: bigint;
  session_id: bigint;
  seed_id: bigint;
  /** Of the round. */
  nonce: number;
  /** The number of words of the round's stream that its earlier moves have used. */
  stream_position: number;
  stake: bigint;
  /** The grant of free rounds of the round's first move; null for a stake, and for later moves. */
  grant_id: string | null;
  /** What the round began with. */
  engine: string;
  model: string;
  version: number;
  state: EngineJson | null;
  result: EngineJson | Voided | null;
  balance: bigint | null;
  client_seed: string;
  sealed: Buffer;
  commitment: string;
}

/** See lib/studio/play/sql/start_spins.sql. */
export type StartOutcome =
  'started' | 'resumed' | 'settled' | 'blocked' | 'SESSION' | 'SEED' | 'STAKE' | 'CONFLICT' | 'EARLY';

export interface StartedSpin extends StoredSpin {
  /** The call's place in its batch, from 1. */
  call_number: number;
  outcome: StartOutcome;
}

export interface StartCall {
  tokenHash: Buffer;
  requestId: string;
  stake: bigint;
  /** The grant of free rounds that the round begins with; undefined for a stake. */
  grantId?: string | undefined;
  /** What a round begins with, if this move begins one. */
  current: ModelReference;
  /** The shortest time between the beginnings of two rounds of the seat, in milliseconds. */
  leastMs: number;
}

export interface SettledSpin {
  spinId: bigint;
  result: EngineJson | Voided;
  balance: bigint | null;
  next: EngineJson | null;
  /** The number of words of the stream that are used after this move. */
  position: number;
}

export interface SpinStore {
  /** The two writes of a move, batched: one round trip for up to 64 callers. */
  start(call: StartCall): Promise<StartedSpin>;
  settle(spin: SettledSpin): Promise<void>;
  /** Records a further attempt to settle a move; its time, undefined if the move is settled or deleted. */
  recordAttempt(spinId: bigint): Promise<Date | undefined>;
  /** Frees the seat of a round whose bet was rolled back. */
  voidRound(seatId: bigint, roundId: bigint): Promise<void>;
  /** Deletes a move with a stake that was refused for good to this attempt (null: the first), unless another attempt may still be paid. */
  deleteRefused(spinId: bigint, attempt: Date | null): Promise<void>;
}

const stores = new WeakMap<Sql, SpinStore>();

/** The store of a database. There is one, so that all requests of the process share its batches. */
export function spinStore(host: StudioHost): SpinStore {
  let store = stores.get(host.sql);
  if (!store) {
    store = createStore(host.sql);
    stores.set(host.sql, store);
  }
  return store;
}

/** Attempts that began before this moment have ended. */
const staleBefore = () => new Date(now().getTime() - STRANDED_AFTER);

function createStore(sql: Sql): SpinStore {
  const start = createBatcher<StartCall, StartedSpin>({
    maxSize: 64,
    concurrency: 2,
    async run(calls) {
      const { rows } = await sql.query<StartedSpin>({
        name: 'studio.start_spins',
        text: 'SELECT * FROM studio.start_spins($1::bytea[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7, $8::integer[], $9::text[])',
        values: [
          calls.map((call) => call.tokenHash),
          calls.map((call) => call.requestId),
          calls.map((call) => call.stake.toString()),
          calls.map((call) => call.current.engine),
          calls.map((call) => call.current.model),
          calls.map((call) => call.current.version),
          now(),
          calls.map((call) => call.leastMs),
          calls.map((call) => call.grantId ?? null),
        ],
      });
      const answers: StartedSpin[] = new Array(calls.length);
      for (const row of rows) answers[row.call_number - 1] = row;
      return answers;
    },
  });
  const settle = createBatcher<SettledSpin, void>({
    maxSize: 64,
    concurrency: 1,
    async run(spins) {
      await sql.query({
        name: 'studio.settle_spins',
        text: 'SELECT studio.settle_spins($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::integer[])',
        values: [
          spins.map((spin) => spin.spinId.toString()),
          spins.map((spin) => JSON.stringify(spin.result)),
          spins.map((spin) => spin.balance?.toString() ?? null),
          spins.map((spin) => (spin.next ? JSON.stringify(spin.next) : null)),
          spins.map((spin) => spin.position),
        ],
      });
      return spins.map(() => undefined);
    },
  });
  return {
    start,
    settle,
    async recordAttempt(spinId) {
      const { rows } = await sql.query<{ attempt: Date | null }>({
        text: 'SELECT studio.record_spin_attempt($1, $2, $3) AS attempt',
        values: [spinId.toString(), now(), staleBefore()],
      });
      return rows[0]!.attempt ?? undefined;
    },
    async voidRound(seatId, roundId) {
      await sql.query({
        text: 'SELECT studio.void_round($1, $2, $3)',
        values: [seatId.toString(), roundId.toString(), JSON.stringify(VERSION_GONE)],
      });
    },
    async deleteRefused(spinId, attempt) {
      await sql.query({
        text: 'SELECT studio.delete_refused_spin($1, $2, $3)',
        values: [spinId.toString(), attempt, staleBefore()],
      });
    },
  };
}
