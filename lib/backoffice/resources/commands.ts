import { takeResources } from '@/lib/content/resources/lock';
import * as resources from '@/lib/content/resources/commands';
import { resource } from '@/lib/content/resources/queries';
import type { ResourceFields } from '@/lib/content/resources/schema';
import { badInput } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

/** Adds or changes a link of the operator's own. Throws CHANGED_MEANWHILE 409 if it is not as the operator has seen it. */
export const setResource = (actor: Actor, { seen, ...given }: ResourceFields) =>
  auditedTransaction(actor, async (tx) => {
    const { type, url, label } = given;
    // A new link whose type is taken is an error of the form, and nobody's change.
    const expected = seen === null ? undefined : seen;
    const before = await takeResources(tx, () => resource(tx, type), expected);
    if (before && seen === null) throw badInput({ type: { code: 'RESOURCE_EXISTS' } });
    await resources.setResource(tx, given);
    return {
      outcome: { type },
      action: 'resource.set',
      subject: `resource:${type}`,
      detail: { before, after: { url, label } },
    };
  });

/** Deletes a link of the operator's own. Throws NOT_FOUND 404. */
export const removeResource = (actor: Actor, type: string) =>
  auditedTransaction(actor, async (tx) => {
    const before = await takeResources(tx, () => resource(tx, type), undefined);
    await resources.removeResource(tx, type);
    return { outcome: { type }, action: 'resource.remove', subject: `resource:${type}`, detail: { before } };
  });
