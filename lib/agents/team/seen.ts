import type { RawBuilder } from 'kysely';
import { sql } from '@/lib/db/client';

/** Days of the settlement zone, both included. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The moment from which an agent (`top`) sees what a member (`below`) and the team of the member did: the last move of the member or of anybody
 * between the two to another upline. Before it they may have been in another line. Null if nobody was moved. Both are aliases of identity.member.
 */
export const seenSince = (below: string, top: string) => sql`
  (SELECT max(l.at) FROM agents.line_change l
    WHERE l.state = 'applied' AND l.from_upline_id IS DISTINCT FROM l.to_upline_id
      AND l.member_id = ANY ((string_to_array(public.ltree2text(${sql.ref(`${below}.path`)}), '.')::bigint[])
                             [public.nlevel(${sql.ref(`${top}.path`)}) + 1:]))`;

/** Whether the whole of a day is after a moment (or there is none). */
export const isAfter = (day: RawBuilder<unknown>, since: RawBuilder<unknown>, zone: string) => sql`
  (${since} IS NULL OR (${day})::timestamp AT TIME ZONE ${zone} >= ${since})`;
