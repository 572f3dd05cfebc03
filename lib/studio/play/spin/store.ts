import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import type { FeatureState } from '@/lib/studio/slots/types';
import { STRANDED_AFTER } from '../constants';
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

export interface SpinStore {
  /** The two writes of a spin (lib/db/migrations/0050), batched: one round trip for up to 64 callers. */
  intend(call: IntendCall): Promise<IntendedSpin>;
  settle(spin: SettledSpin): Promise<void>;
  /** Takes an interrupted spin up once more (0113): the mark of this try, undefined where it is settled or gone. */
  tryAgain(spinId: bigint): Promise<Date | undefined>;
  /** Takes back a paid spin that was refused for good to this try (null: the first), unless another may yet take it. */
  drop(spinId: bigint, tried: Date | null): Promise<void>;
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

/** What tried before this is not under way any more. */
const goneBy = () => new Date(now().getTime() - STRANDED_AFTER);

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
  return {
    intend,
    settle,
    async tryAgain(spinId) {
      const { rows } = await sql.query<{ tried: Date | null }>({
        text: 'SELECT studio.try_spin($1, $2, $3) AS tried',
        values: [spinId.toString(), now(), goneBy()],
      });
      return rows[0]!.tried ?? undefined;
    },
    async drop(spinId, tried) {
      await sql.query({
        text: 'SELECT studio.drop_spin($1, $2, $3)',
        values: [spinId.toString(), tried, goneBy()],
      });
    },
  };
}
