import type { Db } from '@/lib/db/client';
import type { ServiceType } from './constants';

export interface ServiceChannel {
  csType: ServiceType;
  /** The real address. Operators see it; others get it encrypted. */
  path: string;
}

/** Returns the support channels in their order. */
export async function serviceChannels(db: Db): Promise<ServiceChannel[]> {
  const rows = await db
    .selectFrom('content.service_channel')
    .select(['cs_type', 'path'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ csType: row.cs_type as ServiceType, path: row.path }));
}

/** Returns whether a path is still one of the channels. An encrypted path may outlive its channel. */
export async function isServicePath(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('content.service_channel')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined;
}
