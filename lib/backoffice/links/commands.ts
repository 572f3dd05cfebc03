import { setLinks } from '@/lib/content/links/commands';
import type { Links } from '@/lib/content/links/schema';
import { inTransaction } from '@/lib/db/client';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Sets the house's addresses elsewhere and writes down who did. The caller has checked `content.write`. */
export const setLinksAsOperator = (
  { db, operator, ip }: Pick<OperatorContext, 'db' | 'operator' | 'ip'>,
  links: Links,
) =>
  inTransaction(db, async (tx) => {
    const count = await setLinks(tx, links);
    const detail = Object.fromEntries(Object.entries(links).filter(([, url]) => url));
    await note(tx, { operatorId: operator.id, ip, action: 'links.set', subject: 'links', detail });
    return { links: count };
  });
