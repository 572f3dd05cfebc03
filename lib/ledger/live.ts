import { EventEmitter } from 'node:events';
import pg from 'pg';
import { databasePool } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { waitUnlessAborted } from '@/lib/platform/wait';

const CHANNEL = 'croupier_balance';
/** A payload of NOTIFY has at most 8,000 bytes: 300 ids of up to 19 digits fit. */
const IDS_PER_NOTIFICATION = 300;
/** Collects ids for 20 ms. One notification per batch of bets would add half of the cost of the bets' own calls. */
const NOTIFICATION_DELAY_MS = 20;

interface BalanceEvents {
  emitter: EventEmitter;
  /** The sender's name in a payload, so that a process ignores its own notifications. */
  node: string;
  pending: Set<bigint>;
  /** The notification that is being sent or waits for its 20 ms. */
  sending: Promise<void> | undefined;
  /** Aborted by closeBalanceEvents: pending ids are sent at once. */
  closing: AbortController;
  listener: Promise<void> | undefined;
  client: pg.Client | undefined;
}

// One per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierLive?: BalanceEvents };

function balanceEvents(): BalanceEvents {
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
 * Announces that these members' balances may have changed: at once to listeners of this process, and by NOTIFY to other
 * nodes. Call it after the commit, never inside a money transaction, because committers of a NOTIFY wait for one lock.
 * Ids that arrive within 20 ms, or while a notification is being sent, share one notification. Never throws.
 */
export function notifyBalanceChange(memberIds: Iterable<bigint>): void {
  const state = balanceEvents();
  for (const id of memberIds) {
    state.pending.add(id);
    state.emitter.emit(String(id));
  }
  if (state.pending.size > 0) state.sending ??= flush(state);
}

async function flush(state: BalanceEvents): Promise<void> {
  const options = { ref: false, signal: state.closing.signal };
  try {
    while (state.pending.size > 0) {
      await waitUnlessAborted(NOTIFICATION_DELAY_MS, options);
      const ids = [...state.pending].slice(0, IDS_PER_NOTIFICATION);
      for (const id of ids) state.pending.delete(id);
      await databasePool().query({
        name: 'ledger-announce',
        text: 'SELECT pg_notify($1, $2)',
        values: [CHANNEL, `${state.node} ${ids.join(',')}`],
      });
    }
  } catch (err) {
    logger.warn({ err }, 'balance changes could not be sent to other nodes');
  } finally {
    state.sending = undefined;
  }
}

/** Calls `listener` whenever the member's balance may have changed on any node. Returns a function that unsubscribes. */
export function onBalanceChange(memberId: bigint, listener: () => void): () => void {
  const state = balanceEvents();
  state.emitter.on(String(memberId), listener);
  state.listener ??= listen(state);
  return () => void state.emitter.off(String(memberId), listener);
}

/** One connection per process listens. If it breaks, it is opened again and every listener is called once. */
async function listen(state: BalanceEvents): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'croupier-live' });
  const reconnect = (err?: Error) => {
    if (state.client !== client) return;
    state.client = undefined;
    if (err) logger.warn({ err }, 'the connection that listens for balance changes broke');
    setTimeout(() => {
      if (state.emitter.eventNames().length === 0) state.listener = undefined;
      else state.listener = listen(state).then(() => emitToAll(state));
    }, 1_000).unref();
  };
  state.client = client;
  client.on('error', reconnect);
  client.on('end', () => reconnect());
  client.on('notification', ({ payload }) => {
    const [node, ids = ''] = (payload ?? '').split(' ');
    if (node === state.node) return;
    for (const id of ids.split(',')) state.emitter.emit(id);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    reconnect(error as Error);
  }
}

function emitToAll(state: BalanceEvents): void {
  for (const name of state.emitter.eventNames()) state.emitter.emit(name);
}

/** Resolves when this process receives notifications of other nodes. */
export async function waitForBalanceListener(): Promise<void> {
  await balanceEvents().listener;
}

/** Sends pending notifications and ends the listening connection. Call it before the database is closed. */
export async function closeBalanceEvents(): Promise<void> {
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
