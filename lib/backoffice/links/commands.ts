import type { z } from 'zod';
import { setLinks } from '@/lib/content/links/commands';
import { links } from '@/lib/content/links/queries';
import type { linksInput } from '@/lib/content/links/schema';
import { takeResources } from '@/lib/content/resources/lock';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

/**
 * Sets the external addresses of the site. Throws CHANGED_MEANWHILE 409. The route checks the permission
 * `content.write`.
 */
export const updateLinks = (actor: Actor, { seen, ...given }: z.output<typeof linksInput>) =>
  auditedTransaction(actor, async (tx) => {
    const before = await takeResources(tx, () => links(tx), seen);
    const count = await setLinks(tx, given);
    const after = await links(tx);
    return { outcome: { links: count }, action: 'links.set', subject: 'links', detail: { before, after } };
  });
