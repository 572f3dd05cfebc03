import pg from 'pg';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { databasePool } from './client';

/** Milliseconds before a broken connection is opened again. */
const RECONNECT_DELAY_MS = 1_000;

export interface Subscriber {
  /** Called for a notification of any process, also of this one. */
  receive: (payload: string) => void;
  /** Called when the connection broke and is open again: notifications may have been lost. */
  missed: () => void;
}

interface Listener {
  subscribers: Map<string, Set<Subscriber>>;
  client: pg.Client | undefined;
  /** Resolves when the connection listens, or when it has failed and will be opened again. */
  started: Promise<void> | undefined;
}

// One per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierNotifications?: Listener };

function listener(): Listener {
  holder.croupierNotifications ??= { subscribers: new Map(), client: undefined, started: undefined };
  return holder.croupierNotifications;
}

/** PostgreSQL's names without quotes. */
function assertChannel(channel: string): void {
  if (!/^[a-z_]{1,60}$/.test(channel)) throw new Error(`${channel} is not a name of a channel`);
}

/**
 * Calls the subscriber for every notification (PostgreSQL's NOTIFY) of a channel. One connection of the process listens to
 * all channels. Returns a function that unsubscribes.
 */
export function subscribe(channel: string, subscriber: Subscriber): () => void {
  assertChannel(channel);
  const state = listener();
  const known = state.subscribers.get(channel);
  if (known) known.add(subscriber);
  else state.subscribers.set(channel, new Set([subscriber]));
  if (!state.started) state.started = listen(state);
  else if (!known) state.started = state.started.then(() => listenTo(state, channel));
  return () => void state.subscribers.get(channel)?.delete(subscriber);
}

/** Sends a notification to every process; a payload has at most 8,000 bytes. Within a database transaction, use pg_notify there. */
export async function publish(channel: string, payload: string): Promise<void> {
  await databasePool().query({
    name: 'notifications-publish',
    text: 'SELECT pg_notify($1, $2)',
    values: [channel, payload],
  });
}

async function listenTo(state: Listener, channel: string): Promise<void> {
  // Without a connection, the next one listens to all channels.
  await state.client?.query(`LISTEN ${channel}`).catch(() => undefined);
}

/** Opens the connection. If it breaks, it is opened again, and every subscriber is called once. */
async function listen(state: Listener): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'croupier-live' });
  const reconnect = (err?: Error) => {
    if (state.client !== client) return;
    state.client = undefined;
    if (err) logger.warn({ err }, 'the connection that listens for notifications broke');
    setTimeout(() => {
      if (holder.croupierNotifications !== state) return;
      state.started = listen(state).then(() => {
        for (const each of subscribersOf(state)) each.missed();
      });
    }, RECONNECT_DELAY_MS).unref();
  };
  state.client = client;
  client.on('error', reconnect);
  client.on('end', () => reconnect());
  client.on('notification', ({ channel, payload = '' }) => {
    for (const each of state.subscribers.get(channel) ?? []) each.receive(payload);
  });
  try {
    await client.connect();
    for (const channel of state.subscribers.keys()) await client.query(`LISTEN ${channel}`);
  } catch (error) {
    reconnect(error as Error);
  }
}

const subscribersOf = (state: Listener) => [...state.subscribers.values()].flatMap((all) => [...all]);

/** Resolves when this process receives the notifications of every channel that it has subscribed to. */
export async function waitForNotifications(): Promise<void> {
  await listener().started;
}

/** Ends the listening connection. Call it before the database is closed. */
export async function closeNotifications(): Promise<void> {
  const state = holder.croupierNotifications;
  delete holder.croupierNotifications;
  const client = state?.client;
  if (!state || !client) return;
  state.client = undefined;
  await client.end();
}
