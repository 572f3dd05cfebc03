import { sql } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { sharedPlaces } from '../rules';
import { SESSIONS } from '../sources';
import type { Detector } from '../types';
import { daysBefore, keyedHash, sharedFinding, type SharedRow } from './shared';

/** The most sessions of one address that are read: enough to see that it belongs to a carrier. */
const MAX_SESSIONS = 2_000;

/** Several members have logged in from one address. An address with too many members belongs to a carrier or a company and is left out. */
export const sharedAddress: Detector = {
  name: 'sharedAddress',
  source: SESSIONS,
  severity: 'low',
  thresholds: [
    { key: 'members', unit: 'count', minimum: 2, maximum: 50, shipped: 3 },
    { key: 'most', unit: 'count', minimum: 2, maximum: 1000, shipped: 12 },
    { key: 'days', unit: 'days', minimum: 1, maximum: 90, shipped: 7 },
  ],
  async find(db, { after, upTo, at }, { members, most, days }) {
    const { rows } = await sql<SharedRow>`
      WITH fresh AS (
        SELECT DISTINCT s.ip FROM identity.session s WHERE s.id > ${after} AND s.id <= ${upTo})
      SELECT f.ip AS key, u.*
        FROM fresh f CROSS JOIN LATERAL (
          SELECT l.member_id AS member, max(l.id) AS id, count(*) AS count, max(l.created_at) AS at
            FROM (SELECT s.id, s.member_id, s.created_at FROM identity.session s
                   WHERE s.ip = f.ip AND s.created_at > ${daysBefore(at, days!)}
                   ORDER BY s.created_at DESC LIMIT ${MAX_SESSIONS}) l
            JOIN identity.member m ON m.id = l.member_id AND m.type <> ${TRIAL_TYPE}
           GROUP BY l.member_id) u
       ORDER BY 1, u.at DESC`.execute(db);
    return [...sharedPlaces(rows, { minimum: members!, maximum: most! })].map(([ip, list]) =>
      sharedFinding(`address:${keyedHash('address', ip)}`, 'session', list),
    );
  },
};
