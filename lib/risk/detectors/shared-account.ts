import { sql } from '@/lib/db/client';
import { sharedPlaces } from '../rules';
import { PAYEES } from '../sources';
import type { Detector } from '../types';
import { sharedFinding, type SharedRow } from './shared';

/** What erasure leaves of every number (backoffice.erase_member). */
const ERASED = Buffer.from([0]);

/**
 * Several members want to be paid to one bank account. Numbers are compared by their keyed hash; removed accounts count too. An automatic hold
 * does not concern the member who added the account first: it may be theirs, and the others' names must not keep their money.
 */
export const sharedAccount: Detector = {
  name: 'sharedAccount',
  source: PAYEES,
  severity: 'high',
  thresholds: [{ key: 'members', unit: 'count', minimum: 2, maximum: 50, shipped: 2 }],
  async find(db, { after, upTo }, { members }) {
    const { rows } = await sql<SharedRow>`
      SELECT encode(p.number_digest, 'hex') AS key, p.member_id AS member, min(p.id) AS id, count(*) AS count,
             min(p.created_at) AS at
        FROM cashier.payee p
       WHERE p.number_digest IN (
               SELECT s.number_digest FROM cashier.payee s
                WHERE s.id > ${after} AND s.id <= ${upTo} AND s.number_digest <> ${ERASED})
       GROUP BY 1, 2 ORDER BY 1, 5, 3`.execute(db);
    return [...sharedPlaces(rows, { minimum: members! })].map(([key, list]) => ({
      ...sharedFinding(`account:${key.slice(0, 32)}`, 'payee', list),
      exempt: [list[0]!.member],
    }));
  },
};
