import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import type { Sql } from '@/lib/studio/play/host';
import { ACCEPTANCE_GRACE_MS } from '../constants';
import type { CountedLoad } from './exposure';
import type { SlipLine, StartedBet } from './types';

export interface StartCall {
  sessionId: bigint;
  playerId: bigint;
  vendor: string;
  currency: string;
  game: string;
  requestId: string;
  digest: Buffer;
  stopOnWin: boolean;
  /** Null: the draw that is open now. */
  draws: readonly { period: string; multiple: number }[] | null;
  isReal: boolean;
  /** False: only a slip that was started before is answered. */
  isEnabled: boolean;
  memberMost: bigint | null;
  drawMost: bigint | null;
  numberMost: bigint | null;
  plan: readonly { filled: number; prize: number }[];
  leastPrize: number;
  lines: readonly SlipLine[];
}

/** See lib/studio/lottery/sql/start_lottery_slips.sql. */
export type StartReply =
  | { outcome: 'started'; slipId: bigint; bets: StartedBet[] }
  | { outcome: 'exists'; slipId: bigint; status: 'started' | 'accepted' | 'refused'; cause: string | null }
  | { outcome: 'refused'; code: string; place: Place };

export interface Place {
  line?: number;
  period?: string;
  number?: string;
  permille?: number;
}

export type AcceptReply = { outcome: 'accepted' | 'refused' | 'late'; cause: string | null };

/** Loads of stored lines, by `<slip>.<line>`. */
export type LoadsByLine = Readonly<Record<string, readonly CountedLoad[]>>;

export interface RefuseReply {
  status: 'accepted' | 'refused';
  cause: string | null;
  /** Bets whose stakes are to be returned. */
  refusing: bigint[];
}

export interface SlipStore {
  /** The two writes of a slip, batched: one round trip for up to 32 callers. */
  start(call: StartCall): Promise<StartReply>;
  accept(slipId: bigint): Promise<AcceptReply>;
  refuse(slipId: bigint, cause: string, loads: LoadsByLine): Promise<RefuseReply>;
  /** The bets that were withdrawn; `bets` null: all of the slip that can be, and its chase ends. */
  withdraw(
    slipId: bigint,
    bets: readonly bigint[] | null,
    cause: string,
    loads: LoadsByLine,
  ): Promise<bigint[]>;
  finish(bets: readonly bigint[]): Promise<void>;
}

const stores = new WeakMap<Sql, SlipStore>();

/** The store of a database. There is one, so that all requests of the process share its batches. */
export function slipStore(sql: Sql): SlipStore {
  let store = stores.get(sql);
  if (!store) {
    store = createStore(sql);
    stores.set(sql, store);
  }
  return store;
}

interface StartRow {
  call_number: number;
  outcome: string;
  slip_id: bigint | null;
  status: 'started' | 'accepted' | 'refused' | null;
  cause: string | null;
  place: Place | null;
  bets:
    | {
        id: string;
        line: number;
        period: string;
        closesAt: string;
        drawsAt: string;
        own: boolean;
        multiple: number;
        stake: string;
        permille: number;
      }[]
    | null;
}

const loadsJson = (loads: readonly CountedLoad[]) =>
  loads.map(({ number, units, prizes }) => [number, units, prizes.toString()]);

/** Loads of lines as the functions of lib/studio/lottery/sql take them. */
export const countedLoadsJson = (loads: LoadsByLine) =>
  JSON.stringify(Object.fromEntries(Object.entries(loads).map(([key, list]) => [key, loadsJson(list)])));

const toJson = (call: StartCall) => ({
  session: call.sessionId.toString(),
  player: call.playerId.toString(),
  vendor: call.vendor,
  currency: call.currency,
  game: call.game,
  request: call.requestId,
  digest: call.digest.toString('hex'),
  stopOnWin: call.stopOnWin,
  draws: call.draws?.map(({ period, multiple }) => [period, multiple]) ?? null,
  isReal: call.isReal,
  isEnabled: call.isEnabled,
  memberMost: call.memberMost?.toString() ?? null,
  drawMost: call.drawMost?.toString() ?? null,
  numberMost: call.numberMost?.toString() ?? null,
  plan: call.plan.map(({ filled, prize }) => [filled, prize]),
  leastPrize: call.leastPrize,
  lines: call.lines.map((line) => ({
    ...line,
    unit: line.unit.toString(),
    stake: line.stake.toString(),
    loads: loadsJson(line.loads),
  })),
});

function toReply(row: StartRow): StartReply {
  if (row.outcome === 'started')
    return {
      outcome: 'started',
      slipId: row.slip_id!,
      bets: row.bets!.map((bet) => ({
        ...bet,
        id: BigInt(bet.id),
        closesAt: new Date(bet.closesAt),
        drawsAt: new Date(bet.drawsAt),
        stake: BigInt(bet.stake),
      })),
    };
  if (row.outcome === 'exists')
    return { outcome: 'exists', slipId: row.slip_id!, status: row.status!, cause: row.cause };
  return { outcome: 'refused', code: row.outcome, place: row.place ?? {} };
}

const ids = (list: readonly bigint[]) => list.map(String);

/** One call that fails in the database must not fail the others of its batch: each is tried alone. */
const orEachAlone =
  <In, Out>(run: (calls: In[]) => Promise<Out[]>) =>
  async (calls: In[]): Promise<(Out | Error)[]> => {
    try {
      return await run(calls);
    } catch (error) {
      if (calls.length === 1) throw error;
      const replies: (Out | Error)[] = [];
      for (const call of calls)
        replies.push(...(await run([call]).catch((failure: unknown) => [failure as Error])));
      return replies;
    }
  };

function createStore(sql: Sql): SlipStore {
  const start = createBatcher<StartCall, StartReply>({
    // Each slip is a subtransaction; PostgreSQL keeps up to 64 of a transaction at hand.
    maxSize: 32,
    concurrency: 2,
    run: orEachAlone(async (calls) => {
      const { rows } = await sql.query<StartRow>({
        name: 'studio.start_lottery_slips',
        text: 'SELECT * FROM studio.start_lottery_slips($1::jsonb, $2)',
        values: [JSON.stringify(calls.map(toJson)), now()],
      });
      const replies: StartReply[] = new Array(calls.length);
      for (const row of rows) replies[row.call_number - 1] = toReply(row);
      return replies;
    }),
  });
  const accept = createBatcher<bigint, AcceptReply>({
    maxSize: 64,
    concurrency: 2,
    run: orEachAlone(async (slips) => {
      const { rows } = await sql.query<AcceptReply & { slip_id: bigint }>({
        name: 'studio.accept_lottery_slips',
        text: 'SELECT * FROM studio.accept_lottery_slips($1::bigint[], $2, $3)',
        values: [ids(slips), now(), ACCEPTANCE_GRACE_MS],
      });
      const found = new Map(rows.map(({ slip_id, outcome, cause }) => [slip_id, { outcome, cause }]));
      return slips.map((slip) => found.get(slip)!);
    }),
  });
  return {
    start,
    accept,
    async refuse(slipId, cause, loads) {
      const { rows } = await sql.query<RefuseReply>({
        text: 'SELECT * FROM studio.refuse_lottery_slip($1, $2, $3::jsonb)',
        values: [slipId.toString(), cause, countedLoadsJson(loads)],
      });
      return rows[0]!;
    },
    async withdraw(slipId, bets, cause, loads) {
      const { rows } = await sql.query<{ bets: bigint[] }>({
        text: 'SELECT studio.withdraw_lottery_bets($1, $2::bigint[], $3, $4::jsonb, $5) AS bets',
        values: [slipId.toString(), bets && ids(bets), cause, countedLoadsJson(loads), now()],
      });
      return rows[0]!.bets;
    },
    async finish(bets) {
      if (bets.length === 0) return;
      await sql.query({
        text: 'SELECT studio.finish_lottery_bets($1::bigint[], $2)',
        values: [ids(bets), now()],
      });
    },
  };
}
