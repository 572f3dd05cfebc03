import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { accountKey } from '@/lib/identity/queries';
import { now } from '@/lib/platform/clock';
import { compileSegment } from '@/lib/reporting/segments/rules';
import { getSegment, ruleContext } from '@/lib/reporting/segments/queries';
import type { IdRange, SegmentRule } from '@/lib/reporting/segments/types';
import { unknownAccounts } from './errors';
import type { AudienceInput } from './schema';
import type { Recipients } from './types';

/** Everybody who can log in. Trial players belong to no segment. */
const EVERYBODY: SegmentRule = {
  match: 'all',
  conditions: [{ field: 'status', values: ['active'], not: false }],
};

/** Finds the members or the rule that an operator names. Throws INVALID_INPUT on unknown accounts, NOT_FOUND 404 on an unknown segment. */
export async function resolveAudience(db: Db, given: AudienceInput): Promise<Recipients> {
  if (given.kind === 'all') return { audience: given, memberIds: null };
  if (given.kind === 'segment') {
    const { id, name, rule } = await getSegment(db, given.segmentId);
    return { audience: { kind: 'segment', id: String(id), name, rule }, memberIds: null };
  }
  const names = new Map(given.accounts.map((account) => [accountKey(account), account]));
  const { rows } = await sql<{ id: bigint; key: string }>`
    SELECT m.id, lower(m.account) AS key FROM identity.member m
     WHERE lower(m.account) = ANY (${[...names.keys()]}::text[]) AND m.type <> ${TRIAL_TYPE} AND m.account NOT LIKE 'erased.%'
     ORDER BY m.id`.execute(db);
  for (const { key } of rows) names.delete(key);
  if (names.size > 0) throw unknownAccounts([...names.values()]);
  return { audience: { kind: 'accounts', count: rows.length }, memberIds: rows.map(({ id }) => id) };
}

/** The query of the member ids of an audience, ascending; only those within `range` if it is given. */
export function membersOf({ audience, memberIds }: Recipients, range?: IdRange): RawBuilder<{ id: bigint }> {
  if (audience.kind === 'accounts') {
    const within = range ? sql`WHERE a.id > ${range.after} AND a.id <= ${range.until}` : sql``;
    return sql<{
      id: bigint;
    }>`SELECT a.id FROM unnest(${memberIds}::bigint[]) AS a (id) ${within} ORDER BY a.id`;
  }
  const members = compileSegment(
    audience.kind === 'segment' ? audience.rule : EVERYBODY,
    ruleContext(),
    range,
  );
  // Nobody advertises to members who have excluded themselves (docs/trust.md P4). A message to named accounts is not advertising.
  return sql`SELECT r.id FROM (${members}) r WHERE NOT protection.is_excluded(r.id, ${now()})`;
}
