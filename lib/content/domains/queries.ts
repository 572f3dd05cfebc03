import type { Db } from '@/lib/db/client';

/** The mirror list in its order: hosts, with a port where it is not the usual one. */
export async function domains(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('content.domain')
    .select('domain_name')
    .orderBy('position')
    .orderBy('domain_name')
    .execute();
  return rows.map((row) => row.domain_name);
}
