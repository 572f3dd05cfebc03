import { setLinks } from '@/lib/content/links/commands';
import type { Links } from '@/lib/content/links/schema';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

/** Sets the external addresses of the site. The route checks the permission `content.write`. */
export const updateLinks = (actor: Actor, links: Links) =>
  auditedTransaction(actor, async (tx) => {
    const count = await setLinks(tx, links);
    const detail = Object.fromEntries(Object.entries(links).filter(([, url]) => url));
    return { outcome: { links: count }, action: 'links.set', subject: 'links', detail };
  });
