import { sql, type Db } from '@/lib/db/client';
import type { Delivery, Endpoint } from './types';

/** Every endpoint, oldest first. `only` reads one. */
export async function listEndpoints(db: Db, only?: bigint): Promise<Endpoint[]> {
  const { rows } = await sql<Endpoint>`
    SELECT e.id, e.url, e.description, e.events, e.secret_made_at AS "secretMadeAt", e.former_until AS "formerUntil",
           e.paused_at AS "pausedAt", e.version, e.created_at AS "createdAt", d.waiting::int, d.failed::int, d.delivered_at AS "deliveredAt"
      FROM webhooks.endpoint e
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE d.status = 'waiting') AS waiting, count(*) FILTER (WHERE d.status = 'failed') AS failed,
               max(d.last_at) FILTER (WHERE d.status = 'delivered') AS delivered_at
          FROM webhooks.delivery d WHERE d.endpoint_id = e.id) d
     ${only === undefined ? sql`` : sql`WHERE e.id = ${only}`}
     ORDER BY e.id`.execute(db);
  return rows;
}

/** A page of the deliveries to an endpoint, newest first: those before `before`, of one status if it is given. */
export async function listDeliveries(
  db: Db,
  endpointId: bigint,
  { before, status, limit }: { before?: bigint | undefined; status?: string | undefined; limit: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    SELECT d.id, d.event_id AS "eventId", e.type, e.data, e.created_at AS "createdAt", d.status, d.attempts, d.next_at AS "nextAt",
           d.last_at AS "lastAt", d.answer_status AS "answerStatus", d.failure, d.took_ms AS "tookMs", d.answer
      FROM webhooks.delivery d JOIN webhooks.event e ON e.id = d.event_id
     WHERE d.endpoint_id = ${endpointId}
       ${before === undefined ? sql`` : sql`AND d.id < ${before}`}
       ${status === undefined ? sql`` : sql`AND d.status = ${status}`}
     ORDER BY d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Counts deliveries that are still waiting and were due before a moment, and those that have failed for good since another moment. Paused
 * endpoints are left out.
 */
export async function countDeliveries(
  db: Db,
  { dueBefore, failedSince }: { dueBefore: Date; failedSince: Date },
): Promise<{ waiting: number; late: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; late: number; failed: number }>`
    SELECT count(*) FILTER (WHERE d.status = 'waiting')::int AS waiting,
           count(*) FILTER (WHERE d.status = 'waiting' AND d.next_at < ${dueBefore})::int AS late,
           count(*) FILTER (WHERE d.status = 'failed' AND d.last_at >= ${failedSince})::int AS failed
      FROM webhooks.delivery d JOIN webhooks.endpoint e ON e.id = d.endpoint_id
     WHERE e.paused_at IS NULL AND d.status <> 'delivered'`.execute(db);
  return rows[0]!;
}
