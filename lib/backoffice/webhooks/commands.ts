import { randomBytes } from 'node:crypto';
import { sql, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { MAX_ENDPOINTS, OVERLAP_HOURS, TEST_EVENT } from '@/lib/webhooks/constants';
import {
  deliveryBusy,
  endpointChanged,
  formerSecretStillValid,
  noFormerSigns,
  tooManyEndpoints,
} from '@/lib/webhooks/errors';
import { deliverNow } from '@/lib/webhooks/jobs';
import { endpointSecrets, SECRET_BYTES, secretText } from '@/lib/webhooks/secrets';
import type { AttemptResult } from '@/lib/webhooks/types';
import { auditedTransaction, recordAction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import type { EndpointInput, NewEndpointInput } from './schema';

// The routes check the permission `integrations.write`.

/** A lock. Without it, two calls at the same time could both pass the limit of endpoints. */
const COUNT_LOCK = 7_205_342;

const newSecret = () => secretText(randomBytes(SECRET_BYTES));
const seal = (secret: string, id: bigint) => endpointSecrets.seal(Buffer.from(secret), String(id));

async function lockEndpoint(tx: Tx, id: bigint) {
  const endpoint = await tx
    .selectFrom('webhooks.endpoint')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!endpoint) throw notFound();
  return endpoint;
}

/** Adds an endpoint. Returns its secret, which is not shown again and is stored sealed. Throws TOO_MANY_ENDPOINTS 409. */
export function createEndpoint(
  actor: Actor,
  { url, description, events }: NewEndpointInput,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  return auditedTransaction(actor, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${COUNT_LOCK})`.execute(tx);
    const others = await tx.selectFrom('webhooks.endpoint').select('id').limit(MAX_ENDPOINTS).execute();
    if (others.length >= MAX_ENDPOINTS) throw tooManyEndpoints(MAX_ENDPOINTS);
    const { rows } = await sql<{ id: bigint }>`SELECT nextval('webhooks.endpoint_id_seq') AS id`.execute(tx);
    const { id } = rows[0]!;
    await sql`
      INSERT INTO webhooks.endpoint (id, url, description, events, secret_sealed, secret_made_at, created_at)
      OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${url}, ${description}, ${events}::text[], ${seal(secret, id)}, ${now()}, ${now()})`.execute(
      tx,
    );
    return {
      outcome: { id: String(id), secret },
      action: 'webhook.create',
      subject: `webhook:${id}`,
      detail: { url, description, events },
    };
  });
}

/**
 * Changes an endpoint. Deliveries that wait are sent to the new address. Throws NOT_FOUND 404, ENDPOINT_CHANGED 409 if another operator was
 * first.
 */
export function changeEndpoint(
  actor: Actor,
  { id, version, url, description, events }: EndpointInput,
): Promise<SavedVersion> {
  return auditedTransaction(actor, async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (before.version !== version) throw endpointChanged();
    await tx
      .updateTable('webhooks.endpoint')
      .set({ url, description, events, version: version + 1 })
      .where('id', '=', id)
      .execute();
    return {
      outcome: { id: String(id), version: version + 1 },
      action: 'webhook.change',
      subject: `webhook:${id}`,
      detail: {
        before: { url: before.url, description: before.description, events: before.events },
        after: { url, description, events },
      },
    };
  });
}

/** Pauses an endpoint, so that its deliveries wait, or resumes it. Throws NOT_FOUND 404. */
export const pauseEndpoint = (actor: Actor, id: bigint, paused: boolean): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { paused_at: since } = await lockEndpoint(tx, id);
    await tx
      .updateTable('webhooks.endpoint')
      .set({ paused_at: paused ? (since ?? now()) : null })
      .where('id', '=', id)
      .execute();
    return {
      outcome: undefined,
      action: paused ? 'webhook.pause' : 'webhook.resume',
      subject: `webhook:${id}`,
    };
  });

/**
 * Gives an endpoint a new secret and returns it; it is not shown again. The former secret also signs for 24 hours. Throws NOT_FOUND 404,
 * FORMER_SECRET_STILL_VALID 409 while an earlier former secret still signs.
 */
export function rotateEndpointSecret(actor: Actor, id: bigint): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  return auditedTransaction(actor, async (tx) => {
    const { secret_sealed: former, former_until: until } = await lockEndpoint(tx, id);
    const at = now();
    if (until && until > at) throw formerSecretStillValid();
    const formerUntil = new Date(at.getTime() + OVERLAP_HOURS * 3_600_000);
    await tx
      .updateTable('webhooks.endpoint')
      .set({
        secret_sealed: seal(secret, id),
        secret_made_at: at,
        former_secret_sealed: former,
        former_until: formerUntil,
      })
      .where('id', '=', id)
      .execute();
    return {
      outcome: { id: String(id), secret },
      action: 'webhook.rotate',
      subject: `webhook:${id}`,
      detail: { until: formerUntil.toISOString() },
    };
  });
}

/** Ends the former secret before its time. Throws NOT_FOUND 404, NO_FORMER_SIGNS 409. */
export const endEndpointSecret = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { former_until: until } = await lockEndpoint(tx, id);
    if (!until || until <= now()) throw noFormerSigns();
    await tx
      .updateTable('webhooks.endpoint')
      .set({ former_secret_sealed: null, former_until: null })
      .where('id', '=', id)
      .execute();
    return { outcome: undefined, action: 'webhook.endSecret', subject: `webhook:${id}` };
  });

/** Deletes an endpoint with its deliveries. Throws NOT_FOUND 404. */
export const removeEndpoint = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { url } = await lockEndpoint(tx, id);
    await tx.deleteFrom('webhooks.endpoint').where('id', '=', id).execute();
    return { outcome: undefined, action: 'webhook.remove', subject: `webhook:${id}`, detail: { url } };
  });

/** Sends a test event to an endpoint at once, also to a paused one. Throws NOT_FOUND 404. */
export async function testEndpoint(actor: Actor, id: bigint): Promise<AttemptResult> {
  const delivery = await auditedTransaction(actor, async (tx) => {
    await lockEndpoint(tx, id);
    const at = now();
    const { rows } = await sql<{ id: bigint }>`
      WITH event AS (
        INSERT INTO webhooks.event (type, data, created_at) VALUES (${TEST_EVENT}, '{}', ${at}) RETURNING id)
      INSERT INTO webhooks.delivery (endpoint_id, event_id, next_at)
      -- The job does not take the delivery while this call sends it.
      SELECT ${id}, event.id, ${at}::timestamptz + interval '1 minute' FROM event RETURNING id`.execute(tx);
    return { outcome: rows[0]!.id, action: 'webhook.test', subject: `webhook:${id}` };
  });
  return (await deliverNow(actor.db, delivery)) ?? Promise.reject(notFound());
}

/** Sends a delivery again at once, with the same id. Throws NOT_FOUND 404, DELIVERY_BUSY 409 while an attempt is under way. */
export async function retryDelivery(actor: Actor, id: bigint): Promise<AttemptResult> {
  const delivery = await actor.db
    .selectFrom('webhooks.delivery')
    .select(['endpoint_id', 'event_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!delivery) throw notFound();
  const result = await deliverNow(actor.db, id);
  if (!result) throw deliveryBusy();
  await recordAction(actor, {
    action: 'webhook.retry',
    subject: `webhook:${delivery.endpoint_id}`,
    detail: { event: `evt_${delivery.event_id}`, status: result.status },
  });
  return result;
}
