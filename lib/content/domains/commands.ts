import type { Tx } from '@/lib/db/client';

/** Replaces the mirror list, in the order given. */
export async function setDomains(tx: Tx, domains: readonly string[]): Promise<void> {
  await tx.deleteFrom('content.domain').execute();
  if (domains.length === 0) return;
  await tx
    .insertInto('content.domain')
    .values(domains.map((domain_name, position) => ({ domain_name, position })))
    .execute();
}
