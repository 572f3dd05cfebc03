import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { listDeliveries, listEndpoints } from '@/lib/webhooks/queries';
import type { DeliveryStatus, Endpoint } from '@/lib/webhooks/types';

/** Deliveries on a page. */
const PAGE = 50;
export const DELIVERY_STATES = [
  'waiting',
  'delivered',
  'failed',
] as const satisfies readonly DeliveryStatus[];

/** Whether the former secret of an endpoint still signs. */
const current = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  formerUntil: endpoint.formerUntil && endpoint.formerUntil > now() ? endpoint.formerUntil : null,
});

export const loadEndpoints = async () => (await listEndpoints(database())).map(current);

/**
 * One endpoint with a page of its deliveries; undefined if there is none. `status` comes from the page's address and is not checked yet.
 */
export async function loadEndpoint(
  id: bigint,
  { before, status }: { before: bigint | undefined; status: string },
) {
  const db = database();
  const [endpoint] = await listEndpoints(db, id);
  if (!endpoint) return undefined;
  const shown = DELIVERY_STATES.find((state) => state === status);
  const deliveries = await listDeliveries(db, id, { before, status: shown, limit: PAGE + 1 });
  const list = deliveries.slice(0, PAGE);
  return {
    endpoint: current(endpoint),
    shown,
    list,
    older: deliveries.length > PAGE ? list.at(-1)!.id : undefined,
  };
}
