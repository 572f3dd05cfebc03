import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** Lines and their history agree. Checked by `npm run verify`. */
export const LINE_CHECKS: readonly Check[] = [
  check(
    // With it for every member, no path returns to a member: each has one part more than the path of the upline.
    'every path of a member is the line of uplines, without a circle',
    sql`
      SELECT 'member ' || m.id,
             m.path::text <> CASE WHEN m.upline_id IS NULL THEN m.id::text ELSE u.path::text || '.' || m.id END
             OR (m.type IN (2, 42) AND m.upline_id IS NULL AND EXISTS (
                  SELECT FROM agents.line_change c WHERE c.member_id = m.id AND c.state = 'applied'))
        FROM identity.member m LEFT JOIN identity.member u ON u.id = m.upline_id`,
  ),
  check(
    'every change of a line continues from the one before it, up to the present line',
    sql`
      SELECT 'change ' || h.id,
             h.to_upline_id IS DISTINCT FROM h.next_upline_id OR h.to_type <> h.next_type
        FROM (SELECT c.id, c.to_upline_id, c.to_type,
                     CASE WHEN l.id IS NULL THEN m.upline_id ELSE l.from_upline_id END AS next_upline_id,
                     coalesce(l.from_type, m.type) AS next_type
                FROM agents.line_change c
                JOIN identity.member m ON m.id = c.member_id
                LEFT JOIN LATERAL (SELECT n.id, n.from_upline_id, n.from_type FROM agents.line_change n
                                    WHERE n.member_id = c.member_id AND n.state = 'applied' AND (n.at, n.id) > (c.at, c.id)
                                    ORDER BY n.at, n.id LIMIT 1) l ON true
               WHERE c.state = 'applied') h`,
  ),
];
