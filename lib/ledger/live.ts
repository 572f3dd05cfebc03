import { EventEmitter } from 'node:events';
import pg from 'pg';
import { databasePool } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { quietPause } from '@/lib/platform/quiet-pause';

const CHANNEL = 'croupier_balance';
/** A payload of NOTIFY holds 8,000 bytes: 300 ids of up to 19 digits fit. */
const IDS_PER_NOTICE = 300;
/** Other nodes hear within 20 ms; a notice per batch of bets would cost half as much again as the bets' own calls. */
const NOTICE_PAUSE = 20;

interface Live {
  emitter: EventEmitter;
  /** Tells this process's own notices from those of other nodes. */
  node: string;
  pending: Set<bigint>;
  /** The notice that is on its way, or waits for its 20 ms. */
  sending: Promise<void> | undefined;
  /** Aborted when we close: what waits leaves at once. */
  closing: AbortController;
  listener: Promise<void> | undefined;
  client: pg.Client | undefined;
}

// One per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierLive?: Live };

function live(): Live {
  holder.croupierLive ??= {
    emitter: new EventEmitter().setMaxListeners(0),
    node: randomToken(9),
    pending: new Set(),
    sending: undefined,
    closing: new AbortController(),
    listener: undefined,
    client: undefined,
  };
  return holder.croupierLive;
}

/**
 * Says that these members' balances may have changed: at once to listeners of this process, and to other nodes by
 * NOTIFY. Call it after the commit, never inside a money transaction: NOTIFY makes committers queue behind one
 * lock. Ids that come within 20 ms, or while a notice is on its way, leave together. Never throws.
 */
export function announceBalance(memberIds: Iterable<bigint>): void {
  const state = live();
  for (const id of memberIds) {
    state.pending.add(id);
    state.emitter.emit(String(id));
  }
  if (state.pending.size > 0) state.sending ??= flush(state);
}

async function flush(state: Live): Promise<void> {
  const hurry = { ref: false, signal: state.closing.signal };
  try {
    while (state.pending.size > 0) {
      await quietPause(NOTICE_PAUSE, hurry);
      const ids = [...state.pending].slice(0, IDS_PER_NOTICE);
      for (const id of ids) state.pending.delete(id);
      await databasePool().query({
        name: 'ledger-announce',
        text: 'SELECT pg_notify($1, $2)',
        values: [CHANNEL, `${state.node} ${ids.join(',')}`],
      });
    }
  } catch (err) {
    logger.warn({ err }, 'a balance could not be announced to other nodes');
  } finally {
    state.sending = undefined;
  }
}

/** Calls `listener` whenever the member's balance may have changed, on whichever node. Returns how to stop. */
export function onBalance(memberId: bigint, listener: () => void): () => void {
  const state = live();
  state.emitter.on(String(memberId), listener);
  state.listener ??= listen(state);
  return () => void state.emitter.off(String(memberId), listener);
}

/** One connection per process listens; after a break it is made anew, and everybody is told to look again. */
async function listen(state: Live): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'croupier-live' });
  const again = (err?: Error) => {
    if (state.client !== client) return;
    state.client = undefined;
    if (err) logger.warn({ err }, 'the live connection broke');
    setTimeout(() => {
      if (state.emitter.eventNames().length === 0) state.listener = undefined;
      else state.listener = listen(state).then(() => tellAll(state));
    }, 1_000).unref();
  };
  state.client = client;
  client.on('error', again);
  client.on('end', () => again());
  client.on('notification', (notice) => {
    const [node, ids = ''] = (notice.payload ?? '').split(' ');
    if (node === state.node) return;
    for (const id of ids.split(',')) state.emitter.emit(id);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    again(error as Error);
  }
}

function tellAll(state: Live): void {
  for (const name of state.emitter.eventNames()) state.emitter.emit(name);
}

/** Resolves when this process hears other nodes: tests, and orderly starts. */
export async function balanceListenerReady(): Promise<void> {
  await live().listener;
}

/** Sends what waits to be told, and ends the listening connection: before the database is closed, and in tests. */
export async function closeLive(): Promise<void> {
  const state = holder.croupierLive;
  delete holder.croupierLive;
  if (!state) return;
  state.closing.abort();
  await state.sending;
  const { client } = state;
  if (!client) return;
  state.client = undefined;
  await client.end();
}
