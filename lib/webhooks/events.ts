import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { EVENT_CHANNEL, type EventType } from './constants';

/**
 * Records an event for the endpoints that have chosen its type, and tells the processes that deliver. Call it in the database transaction of what it
 * reports, so that neither exists without the other. If no endpoint has chosen the type, nothing is written. `data` has ids and amounts as
 * text, and no personal data, because an event leaves the site.
 */
export async function recordEvent(
  db: Db,
  type: EventType,
  data: Record<string, string | null>,
): Promise<void> {
  await sql`
    WITH wanted AS (SELECT e.id FROM webhooks.endpoint e WHERE ${type} = ANY (e.events)),
    event AS (
      INSERT INTO webhooks.event (type, data, created_at)
      SELECT ${type}, ${JSON.stringify(data)}::jsonb, ${now()} WHERE EXISTS (SELECT FROM wanted) RETURNING id, created_at),
    delivery AS (
      INSERT INTO webhooks.delivery (endpoint_id, event_id, next_at) SELECT w.id, e.id, e.created_at FROM wanted w, event e)
    SELECT pg_notify(${EVENT_CHANNEL}, '') FROM event`.execute(db);
}
