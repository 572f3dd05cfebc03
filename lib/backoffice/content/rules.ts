import type { ContentKind, ItemData } from '@/lib/content/history/types';
import { isHtmlField } from '@/lib/content/history/rules';
import { discardWorkingCopy } from '@/lib/content/working-copies/commands';
import type { Tx } from '@/lib/db/client';
import type { Actor } from '../types';

/** The length of a text in each language. */
const charactersOf = (text: object): Record<string, number> =>
  Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, String(html).length]));

const stateOf = (data: object): ItemData => JSON.parse(JSON.stringify(data)) as ItemData;

const detailOf = (name: string, value: unknown): unknown =>
  isHtmlField(name) && typeof value === 'object' && value !== null
    ? { characters: charactersOf(value) }
    : value;

/**
 * A state of an item for the audit log, without empty fields. HTML is there by its length: the history has the text itself, under the version
 * that the entry names.
 */
export const auditState = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stateOf(data))
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, detailOf(name, value)]),
  );

/** The fields in which two states of an item differ, as the audit log keeps them: before and after. */
export function auditChange(
  before: ItemData,
  after: ItemData,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [old, next] = [stateOf(before), stateOf(after)];
  const changed = Object.keys({ ...old, ...next }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]),
  );
  const pick = (data: ItemData) =>
    Object.fromEntries(changed.map((name) => [name, detailOf(name, data[name] ?? null)]));
  return { before: pick(old), after: pick(next) };
}

/** The author of a change, as the history names them. */
export const authorOf = ({ operator }: Actor) => ({ id: operator.id, name: operator.name });

/** Deletes the actor's working copy of an item that has been saved. */
export const forgetWorkingCopy = (tx: Tx, actor: Actor, kind: ContentKind, itemId: bigint | undefined) =>
  discardWorkingCopy(tx, { operatorId: actor.operator.id, kind, itemId });
