import { EventEmitter } from 'node:events';
import { closeNotifications, publish, subscribe } from '@/lib/db/notifications';
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
  isSubscribed: boolean;
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
    isSubscribed: false,
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
      const ids: bigint[] = [];
      for (const id of state.pending) {
        if (ids.length === IDS_PER_NOTIFICATION) break;
        ids.push(id);
        state.pending.delete(id);
      }
      await publish(CHANNEL, `${state.node} ${ids.join(',')}`);
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
  if (!state.isSubscribed) {
    state.isSubscribed = true;
    subscribe(CHANNEL, {
      receive(payload) {
        const [node, ids = ''] = payload.split(' ');
        if (node === state.node) return;
        for (const id of ids.split(',')) state.emitter.emit(id);
      },
      missed() {
        for (const name of state.emitter.eventNames()) state.emitter.emit(name);
      },
    });
  }
  return () => void state.emitter.off(String(memberId), listener);
}

/** Sends pending notifications and ends the listening connection. Call it before the database is closed. */
export async function closeBalanceEvents(): Promise<void> {
  const state = holder.croupierLive;
  delete holder.croupierLive;
  if (state) {
    state.closing.abort();
    await state.sending;
  }
  await closeNotifications();
}
