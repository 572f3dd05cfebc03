import type { Db } from '@/lib/db/client';

/** Sets a flag. `forClient`: GET /wps/system/whitelabel returns it. */
export async function setFlag(db: Db, key: string, value: unknown, forClient: boolean): Promise<void> {
  const values = { value: JSON.stringify(value), for_client: forClient, changed_at: new Date() };
  await db
    .insertInto('content.flag')
    .values({ key, ...values })
    .onConflict((on) => on.column('key').doUpdateSet(values))
    .execute();
}
