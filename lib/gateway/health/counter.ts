import { sql } from 'kysely';
import { database, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { FLUSH_EVERY_MS, MAX_CODES, TIME_STEPS } from './constants';
import { stepOf } from './rules';
import type { MinuteCount, SigningKey } from './types';

interface Counter {
  /** By vendor and minute: `PG 2026-01-31T12:34`. */
  minutes: Map<string, MinuteCount & { vendor: string; minute: Date }>;
  /** When each vendor last signed with what it signed with before a rotation, by vendor and kind: `PG secret`. */
  formerKeys: Map<string, { vendor: string; kind: SigningKey; at: Date }>;
  timer: NodeJS.Timeout | undefined;
}

// One per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierVendorCalls?: Counter };
const counter = (): Counter =>
  (holder.croupierVendorCalls ??= { minutes: new Map(), formerKeys: new Map(), timer: undefined });

const MINUTE = 60_000;

/** Counts a call of a known vendor: the code of its failure, if it failed, and its time in milliseconds. Only memory is written. */
export function countCall(vendor: string, { code, ms }: { code: string | undefined; ms: number }): void {
  const at = now();
  const minute = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);
  const key = `${vendor} ${minute.toISOString()}`;
  const { minutes } = counter();
  let count = minutes.get(key);
  if (!count) {
    count = { vendor, minute, calls: 0, failures: new Map(), times: TIME_STEPS.map(() => 0), lastCallAt: at };
    count.times.push(0);
    minutes.set(key, count);
  }
  count.calls += 1;
  count.times[stepOf(ms)]! += 1;
  count.lastCallAt = at;
  if (code === undefined) return;
  const name = count.failures.has(code) || count.failures.size < MAX_CODES ? code : 'OTHER';
  count.failures.set(name, (count.failures.get(name) ?? 0) + 1);
}

/** Notes that a vendor has signed with the secret, or the private key, that it had before a rotation. */
export function noteFormerKey(vendor: string, kind: SigningKey): void {
  counter().formerKeys.set(`${vendor} ${kind}`, { vendor, kind, at: now() });
}

/** Writes what this process has counted since the last time. If the database is away, it is counted on and written later. */
export async function flushVendorHealth(db: Db = database()): Promise<void> {
  const { minutes, formerKeys } = counter();
  for (const [key, count] of [...minutes]) {
    minutes.delete(key);
    try {
      await sql`SELECT gateway.add_vendor_minute(${count.vendor}, ${count.minute}, ${count.calls},
        ${JSON.stringify(Object.fromEntries(count.failures))}::jsonb, ${count.times}::integer[], ${count.lastCallAt})`.execute(
        db,
      );
    } catch (err) {
      restore(minutes, key, count);
      throw err;
    }
  }
  for (const [key, note] of [...formerKeys]) {
    await sql`SELECT gateway.note_former_key(${note.vendor}, ${note.kind}, ${note.at})`.execute(db);
    if (formerKeys.get(key) === note) formerKeys.delete(key);
  }
}

/** Adds a count that could not be written to what was counted meanwhile. */
function restore(
  minutes: Counter['minutes'],
  key: string,
  count: MinuteCount & { vendor: string; minute: Date },
): void {
  const meanwhile = minutes.get(key);
  if (!meanwhile) return void minutes.set(key, count);
  meanwhile.calls += count.calls;
  count.times.forEach((calls, step) => (meanwhile.times[step]! += calls));
  for (const [code, calls] of count.failures)
    meanwhile.failures.set(code, (meanwhile.failures.get(code) ?? 0) + calls);
}

/** Writes the counts once a minute from now on. */
export function startVendorHealth(): void {
  const own = counter();
  if (own.timer) return;
  const schedule = () => {
    own.timer = setTimeout(() => {
      void flushVendorHealth()
        .catch((err: unknown) =>
          logger.warn({ err }, 'the calls of vendors could not be written; they are counted on'),
        )
        .finally(() => own.timer && schedule());
    }, FLUSH_EVERY_MS);
    own.timer.unref();
  };
  schedule();
}

/** Writes the rest and stops: before the database is closed. */
export async function stopVendorHealth(): Promise<void> {
  const own = counter();
  clearTimeout(own.timer);
  own.timer = undefined;
  await flushVendorHealth().catch((err: unknown) =>
    logger.warn({ err }, 'the last calls of vendors could not be written'),
  );
}
