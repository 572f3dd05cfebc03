import { createApiKey } from '@/lib/backoffice/api-keys/commands';
import type { Actor } from '@/lib/backoffice/types';
import { createEndpoint, pauseEndpoint } from '@/lib/backoffice/webhooks/commands';
import type { Db } from '@/lib/db/client';
import { EVENT_TYPES } from '@/lib/webhooks/constants';

/** An endpoint and a key of the reporting API. The endpoint is paused, so that the demo calls nobody, and nobody knows the key's secret. */
export async function seedIntegrations(db: Db, account: string): Promise<void> {
  const known = await db.selectFrom('webhooks.endpoint').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const { id, name } = await db
    .selectFrom('backoffice.operator')
    .select(['id', 'name'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const operator = { id, account, name, permissions: [], isOwner: true, isFactorDue: false };
  const actor: Actor = { db, operator, ip: '127.0.0.1' };
  const endpoint = await createEndpoint(actor, {
    url: 'https://crm.example/hooks/croupier',
    description: 'CRM',
    events: [...EVENT_TYPES],
  });
  await pauseEndpoint(actor, BigInt(endpoint.id), true);
  await createApiKey(actor, {
    name: 'Data warehouse',
    scopes: ['revenue', 'payments'],
    days: 365,
    networks: ['203.0.113.0/24'],
  });
}
