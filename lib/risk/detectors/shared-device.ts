import { sql } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { sharedPlaces } from '../rules';
import { SESSIONS } from '../sources';
import type { Detector } from '../types';
import { daysBefore, sharedFinding, type SharedRow } from './shared';

/** Sessions of one device that are read at most. */
const MAX_SESSIONS = 2_000;

/** Several members have logged in from one browser, which is known by its device cookie. */
export const sharedDevice: Detector = {
  name: 'sharedDevice',
  source: SESSIONS,
  severity: 'medium',
  thresholds: [
    { key: 'members', unit: 'count', minimum: 2, maximum: 50, shipped: 2 },
    { key: 'days', unit: 'days', minimum: 1, maximum: 90, shipped: 30 },
  ],
  async find(db, { after, upTo, at }, { members, days }) {
    const { rows } = await sql<SharedRow>`
      WITH fresh AS (
        SELECT DISTINCT s.device_hash FROM identity.session s
         WHERE s.id > ${after} AND s.id <= ${upTo} AND s.device_hash IS NOT NULL)
      SELECT encode(f.device_hash, 'hex') AS key, u.*
        FROM fresh f CROSS JOIN LATERAL (
          SELECT l.member_id AS member, max(l.id) AS id, count(*) AS count, max(l.created_at) AS at
            FROM (SELECT s.id, s.member_id, s.created_at FROM identity.session s
                   WHERE s.device_hash = f.device_hash AND s.created_at > ${daysBefore(at, days!)}
                   ORDER BY s.created_at DESC LIMIT ${MAX_SESSIONS}) l
            JOIN identity.member m ON m.id = l.member_id AND m.type <> ${TRIAL_TYPE}
           GROUP BY l.member_id) u
       ORDER BY 1, u.at DESC`.execute(db);
    return [...sharedPlaces(rows, { minimum: members! })].map(([key, list]) =>
      sharedFinding(`device:${key.slice(0, 32)}`, 'session', list),
    );
  },
};
