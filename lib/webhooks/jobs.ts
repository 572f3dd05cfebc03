import { setTimeout } from 'node:timers/promises';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { callOutside, OutgoingFailure } from '@/lib/platform/http/outgoing';
import {
  EVENT_HEADER,
  FIRST_RETRY_S,
  LONGEST_RETRY_S,
  MAX_ANSWER_BYTES,
  MAX_ANSWER_LENGTH,
  MAX_ATTEMPTS,
  RETENTION_DAYS,
  RUN_MS,
  SIGNATURE_HEADER,
  TIMEOUT_MS,
  TIMESTAMP_HEADER,
} from './constants';
import { signatureHeader } from './policy';
import { endpointSecrets } from './secrets';
import type { AttemptResult } from './types';

/** A delivery that this process has taken, with everything that an attempt needs. */
interface Taken {
  id: bigint;
  attempts: number;
  endpointId: bigint;
  url: string;
  secretSealed: Buffer;
  formerSealed: Buffer | null;
  eventId: bigint;
  type: string;
  data: unknown;
  createdAt: Date;
}

/** Sets the next attempt before this one begins: if the process dies, the delivery is tried again then. */
const take = (which: ReturnType<typeof sql>, attempts: ReturnType<typeof sql>, at: Date) => sql<Taken>`
  UPDATE webhooks.delivery d
     SET attempts = ${attempts}, last_at = ${at}, took_ms = NULL, status = 'waiting',
         next_at = ${at}::timestamptz + make_interval(secs => least(${FIRST_RETRY_S} * 2 ^ (${attempts} - 1), ${LONGEST_RETRY_S}))
    FROM webhooks.endpoint e, webhooks.event v
   WHERE e.id = d.endpoint_id AND v.id = d.event_id AND ${which}
  RETURNING d.id, d.attempts, e.id AS "endpointId", e.url, e.secret_sealed AS "secretSealed",
            CASE WHEN e.former_until > ${at} THEN e.former_secret_sealed END AS "formerSealed",
            v.id AS "eventId", v.type, v.data, v.created_at AS "createdAt"`;

/** The bytes that are sent for an event: the same at each attempt. */
const bodyOf = ({ eventId, type, data, createdAt }: Taken): Buffer =>
  Buffer.from(JSON.stringify({ id: `evt_${eventId}`, type, createdAt: createdAt.toISOString(), data }));

async function attempt(db: Db, taken: Taken, timeoutMs: number): Promise<AttemptResult> {
  const body = bodyOf(taken);
  const open = (sealed: Buffer) => endpointSecrets.open(sealed, String(taken.endpointId)).toString();
  const secrets = [taken.secretSealed, ...(taken.formerSealed ? [taken.formerSealed] : [])].map(open);
  const timestamp = Math.floor(now().getTime() / 1_000);
  const began = performance.now();
  const result: AttemptResult = {
    status: taken.attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
    answerStatus: null,
    failure: null,
    tookMs: 0,
    answer: '',
  };
  try {
    const answer = await callOutside(new URL(taken.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Croupier-Webhooks/1',
        [EVENT_HEADER]: `evt_${taken.eventId}`,
        [TIMESTAMP_HEADER]: String(timestamp),
        [SIGNATURE_HEADER]: signatureHeader(secrets, timestamp, body),
      },
      body,
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
      longer: 'cut',
    });
    result.answerStatus = answer.status;
    result.answer = answer.body.toString().replaceAll('\u0000', '').slice(0, MAX_ANSWER_LENGTH);
    if (answer.status >= 200 && answer.status < 300) result.status = 'delivered';
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    result.failure = error.code;
  }
  result.tookMs = Math.round(performance.now() - began);
  await sql`
    UPDATE webhooks.delivery
       SET status = ${result.status}, answer_status = ${result.answerStatus}, failure = ${result.failure}, took_ms = ${result.tookMs},
           answer = ${result.answer}
     WHERE id = ${taken.id} AND (attempts = ${taken.attempts} OR ${result.status === 'delivered'})`.execute(
    db,
  );
  return result;
}

/** Milliseconds between two looks for endpoints that have something due while others still answer. */
const LOOK_MS = 1_000;

/**
 * Sends every delivery that is due: one after the other for each endpoint, all endpoints at the same time. While it waits for slow endpoints
 * it also takes what becomes due at the others. If an endpoint cannot be reached, its other deliveries wait until the next run. Several
 * processes may call it at the same time.
 */
export async function deliverDue(db: Db, timeoutMs = TIMEOUT_MS): Promise<void> {
  const until = performance.now() + RUN_MS;
  const working = new Map<bigint, Promise<void>>();
  const unreachable = new Set<bigint>();
  const failed: unknown[] = [];
  for (;;) {
    const isOver = performance.now() >= until || failed.length > 0;
    for (const id of isOver ? [] : await dueEndpoints(db, [...working.keys(), ...unreachable])) {
      const work = deliverTo(db, id, until, timeoutMs)
        .then((reached) => void (reached || unreachable.add(id)))
        .catch((error: unknown) => void failed.push(error))
        .finally(() => working.delete(id));
      working.set(id, work);
    }
    if (working.size === 0) break;
    await Promise.race([...working.values(), setTimeout(LOOK_MS, undefined, { ref: false })]);
  }
  if (failed.length > 0) throw failed[0];
}

/** Endpoints that have something due, without those in `except`. */
async function dueEndpoints(db: Db, except: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT e.id FROM webhooks.endpoint e
     WHERE e.paused_at IS NULL AND e.id <> ALL (${[...except]}::bigint[]) AND EXISTS (
       SELECT FROM webhooks.delivery d WHERE d.endpoint_id = e.id AND d.status = 'waiting' AND d.next_at <= ${now()})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Sends an endpoint what is due. Returns false if it could not be reached. */
async function deliverTo(db: Db, endpointId: bigint, until: number, timeoutMs: number): Promise<boolean> {
  while (performance.now() < until) {
    const at = now();
    const { rows } = await take(
      sql`e.paused_at IS NULL AND d.id = (
        SELECT w.id FROM webhooks.delivery w
         WHERE w.endpoint_id = ${endpointId} AND w.status = 'waiting' AND w.next_at <= ${at}
         ORDER BY w.next_at, w.id LIMIT 1 FOR UPDATE SKIP LOCKED)`,
      sql`d.attempts + 1`,
      at,
    ).execute(db);
    if (!rows[0]) return true;
    const { failure } = await attempt(db, rows[0], timeoutMs);
    if (failure) return false;
  }
  return true;
}

/**
 * Tries one delivery at once, whatever its status, and counts attempts from the beginning. Returns undefined if another attempt may be
 * under way, or if there is no such delivery.
 */
export async function deliverNow(
  db: Db,
  id: bigint,
  timeoutMs = TIMEOUT_MS,
): Promise<AttemptResult | undefined> {
  const at = now();
  const quietSince = new Date(at.getTime() - timeoutMs - 1_000);
  const { rows } = await take(
    sql`d.id = ${id} AND (d.last_at IS NULL OR d.took_ms IS NOT NULL OR d.last_at < ${quietSince})`,
    sql`1`,
    at,
  ).execute(db);
  return rows[0] && attempt(db, rows[0], timeoutMs);
}

/** Deletes old events with their deliveries, and former secrets whose time is over. */
export async function deleteOldEvents(db: Db): Promise<void> {
  const at = now();
  await db
    .deleteFrom('webhooks.event')
    .where('created_at', '<', new Date(at.getTime() - RETENTION_DAYS * 86_400_000))
    .execute();
  await db
    .updateTable('webhooks.endpoint')
    .set({ former_secret_sealed: null, former_until: null })
    .where('former_until', '<=', at)
    .execute();
}
