import type { Db } from '@/lib/db/client';
import type { ServiceType } from './constants';

export interface ServiceChannel {
  csType: ServiceType;
  /** Where it really is: for operators, and sealed for everybody else. */
  path: string;
}

/** The channels of customer service in their order. */
export async function serviceChannels(db: Db): Promise<ServiceChannel[]> {
  const rows = await db
    .selectFrom('content.service_channel')
    .select(['cs_type', 'path'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ csType: row.cs_type as ServiceType, path: row.path }));
}

/** Whether a path is still one of the channels: a sealed path outlives what an operator takes away. */
export async function isServicePath(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('content.service_channel')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined;
}
