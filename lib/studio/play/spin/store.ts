import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import type { FeatureState } from '@/lib/studio/slots/types';
import type { Sql, StudioHost } from '../host';
import type { WireResult } from './wire';

/** Stands in place of a result where the round was taken back from outside. */
export const VOIDED = { voided: true } as const;
type Voided = typeof VOIDED;

/** A spin as it is written down; everything its outcome follows from is here. */
export interface StoredSpin {
  spin_id: bigint;
  round_id: bigint;
  seat_id: bigint;
  session_id: bigint;
  seed_id: bigint;
  /** Of the round. */
  nonce: number;
  /** Words of the round's stream that earlier spins of it have taken. */
  stream_position: number;
  stake: bigint;
  state: FeatureState | null;
  result: WireResult | Voided | null;
  balance: bigint | null;
  client_seed: string;
  sealed: Buffer;
  commitment: string;
}

export type IntendOutcome =
  'intended' | 'resume' | 'settled' | 'blocked' | 'SESSION' | 'SEED' | 'STAKE' | 'CONFLICT';

export interface IntendedSpin extends StoredSpin {
  position: number;
  outcome: IntendOutcome;
}

export interface IntendCall {
  tokenHash: Buffer;
  requestId: string;
  stake: bigint;
}

export interface SettledSpin {
  spinId: bigint;
  result: WireResult | Voided;
  balance: bigint | null;
  next: FeatureState | null;
  /** Words of the stream taken with this spin. */
  position: number;
}

/** The two batched writes of a spin (lib/db/migrations/0050): one round trip for up to 64 callers. */
export interface SpinStore {
  intend(call: IntendCall): Promise<IntendedSpin>;
  settle(spin: SettledSpin): Promise<void>;
}

const stores = new WeakMap<Sql, SpinStore>();

/** The store on a database, made once, so that all requests of the process share its batches. */
export function spinStore(host: StudioHost): SpinStore {
  let store = stores.get(host.sql);
  if (!store) {
    store = createStore(host.sql);
    stores.set(host.sql, store);
  }
  return store;
}

function createStore(sql: Sql): SpinStore {
  const intend = createBatcher<IntendCall, IntendedSpin>({
    size: 64,
    lanes: 2,
    async run(calls) {
      const { rows } = await sql.query<IntendedSpin>({
        name: 'studio.intend_spins',
        text: 'SELECT * FROM studio.intend_spins($1::bytea[], $2::text[], $3::bigint[], $4)',
        values: [
          calls.map((call) => call.tokenHash),
          calls.map((call) => call.requestId),
          calls.map((call) => call.stake.toString()),
          now(),
        ],
      });
      const answers: IntendedSpin[] = new Array(calls.length);
      for (const row of rows) answers[row.position - 1] = row;
      return answers;
    },
  });
  const settle = createBatcher<SettledSpin, void>({
    size: 64,
    lanes: 1,
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
  return { intend, settle };
}
