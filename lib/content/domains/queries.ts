import type { Db } from '@/lib/db/client';

/** Returns the mirror list in its order: hosts, with a port if it is not the standard one. */
export async function domains(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('content.domain')
    .select('domain_name')
    .orderBy('position')
    .orderBy('domain_name')
    .execute();
  return rows.map((row) => row.domain_name);
}
