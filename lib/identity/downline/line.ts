import { sql, type RawBuilder } from 'kysely';

const LEVELS = sql.lit(50);

/**
 * The condition that the member `below` (an alias of identity.member) is in the line of the member `top`: below it at any depth, or the same.
 * The index has the first 50 levels of paths, so that a line has no limit of depth.
 */
export function inLineOf(below: string, top: string): RawBuilder<boolean> {
  const [lower, upper] = [sql.ref(`${below}.path`), sql.ref(`${top}.path`)];
  return sql<boolean>`(public.subltree(${lower}, 0, ${LEVELS}) OPERATOR(public.<@) public.subltree(${upper}, 0, ${LEVELS})
    AND ${lower} OPERATOR(public.<@) ${upper})`;
}

/** The same for several tops, by their ids: `below` is in the line of at least one of them. */
export function inLineOfAny(below: string, tops: readonly bigint[]): RawBuilder<boolean> {
  const lower = sql.ref(`${below}.path`);
  const of = (path: RawBuilder<unknown>) =>
    sql`ARRAY(SELECT ${path} FROM identity.member t WHERE t.id = ANY (${[...tops]}::bigint[]))`;
  return sql<boolean>`(public.subltree(${lower}, 0, ${LEVELS}) OPERATOR(public.<@) ANY (${of(sql`public.subltree(t.path, 0, ${LEVELS})`)})
    AND ${lower} OPERATOR(public.<@) ANY (${of(sql`t.path`)}))`;
}
