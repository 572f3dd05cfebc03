import type { Query } from '@/lib/backoffice/tables/types';

/**
 * The address of a table with changed parameters; undefined removes one. A changed filter or order begins at the first page: the place
 * in the list is kept only if it is one of the changes.
 */
export function tableAddress(
  base: string,
  query: Query,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  const search = new URLSearchParams();
  const all = { ...query, after: undefined, before: undefined, ...changes };
  for (const [name, value] of Object.entries(all)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${base}?${text}` : base;
}

/** The address of another table with some parameters of this one. */
export function linkedAddress(
  base: string,
  query: Query,
  kept: readonly string[],
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  return tableAddress(
    base,
    Object.fromEntries(Object.entries(query).filter(([name]) => kept.includes(name))),
    changes,
  );
}
