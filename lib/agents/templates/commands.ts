import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import type { Terms } from '../contracts/terms';
import { toWireTerms } from '../contracts/wire';

/** What a template says. */
export interface TemplateContent {
  name: string;
  terms: Terms;
  /** Whether agents may use it for offers of their own. */
  shared: boolean;
}

/**
 * Writes a template, a new one without an id. Returns its id. Offers that were made with it keep their terms. Throws NOT_FOUND 404 and
 * INVALID_INPUT (name: TEMPLATE_NAME_TAKEN).
 */
export async function saveTemplate(
  tx: Tx,
  id: bigint | undefined,
  { name, terms, shared }: TemplateContent,
): Promise<bigint> {
  const taken = await tx
    .selectFrom('agents.template')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken && taken.id !== id) throw badInput({ name: { code: 'TEMPLATE_NAME_TAKEN' } });
  const values = {
    name,
    kind: terms.kind,
    terms: JSON.stringify(toWireTerms(terms)),
    shared,
    updated_at: now(),
  };
  const row =
    id === undefined
      ? await tx
          .insertInto('agents.template')
          .values({ ...values, created_at: now() })
          .returning('id')
          .executeTakeFirst()
      : await tx
          .updateTable('agents.template')
          .set(values)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}

/** Removes a template. Returns its name. Throws NOT_FOUND 404. */
export async function removeTemplate(tx: Tx, id: bigint): Promise<string> {
  const row = await tx
    .deleteFrom('agents.template')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.name;
}
