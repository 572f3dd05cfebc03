import { sql } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { formatDecimal } from '@/lib/money/amount';
import { sharedPlaces, shorten } from '../rules';
import { BONUSES } from '../sources';
import type { Detector } from '../types';
import { daysBefore, keyedHash } from './shared';

interface Row {
  via: 'device' | 'address';
  place: string;
  vendor: string;
  campaign: string;
  key: string;
  member: bigint;
  id: bigint;
  at: Date;
  amount: bigint;
  currency: string;
}

/** Sessions of a member, a device or an address that are read at most. */
const MAX_SESSIONS = 500;

/** Several members who use one device or address got the same bonus of a vendor. */
export const bonusAbuse: Detector = {
  name: 'bonusAbuse',
  source: BONUSES,
  severity: 'high',
  thresholds: [
    { key: 'deviceMembers', unit: 'count', minimum: 2, maximum: 50, shipped: 2 },
    { key: 'addressMembers', unit: 'count', minimum: 2, maximum: 50, shipped: 3 },
    { key: 'most', unit: 'count', minimum: 2, maximum: 1000, shipped: 12 },
    { key: 'days', unit: 'days', minimum: 1, maximum: 90, shipped: 30 },
  ],
  async find(db, { after, upTo, at }, thresholds) {
    const { deviceMembers, addressMembers, most, days } = thresholds as Record<string, number>;
    const since = daysBefore(at, days!);
    // A prize that names a round rewards its stake, such as a rebate, which every player gets.
    const bonuses = sql.raw("t.kind IN ('bonusWin', 'promoWin') AND t.credit > 0 AND t.round_id IS NULL");
    const campaign = sql.raw("coalesce(t.meta ->> 'campaignId', '')");
    const { rows } = await sql<Omit<Row, 'key'>>`
      WITH fresh AS (
        SELECT DISTINCT t.member_id, t.vendor, t.kind, ${campaign} AS campaign FROM gateway.transaction t
         WHERE t.id > ${after} AND t.id <= ${upTo} AND ${bonuses}
      ), places AS (
        SELECT DISTINCT f.vendor, f.kind, f.campaign, p.via, p.device, p.ip
          FROM fresh f
          CROSS JOIN LATERAL (
            SELECT s.device_hash, s.ip FROM identity.session s
             WHERE s.member_id = f.member_id AND s.created_at > ${since} ORDER BY s.created_at DESC LIMIT ${MAX_SESSIONS}) s
          CROSS JOIN LATERAL (VALUES ('device', s.device_hash, NULL), ('address', NULL, s.ip)) p (via, device, ip)
         WHERE p.via = 'address' OR p.device IS NOT NULL
      ), users AS (
        SELECT DISTINCT p.*, u.member_id FROM places p CROSS JOIN LATERAL (
          (SELECT s.member_id FROM identity.session s WHERE p.via = 'device' AND s.device_hash = p.device AND s.created_at > ${since}
            ORDER BY s.created_at DESC LIMIT ${MAX_SESSIONS})
          UNION
          (SELECT s.member_id FROM identity.session s WHERE p.via = 'address' AND s.ip = p.ip AND s.created_at > ${since}
            ORDER BY s.created_at DESC LIMIT ${MAX_SESSIONS})) u)
      SELECT u.via, coalesce(encode(u.device, 'hex'), u.ip) AS place, u.vendor, u.campaign, u.member_id AS member, t.id, t.at,
             t.credit::bigint AS amount, g.currency
        FROM users u
        JOIN identity.member m ON m.id = u.member_id AND m.type <> ${TRIAL_TYPE}
        JOIN gateway.transaction t ON t.member_id = u.member_id AND t.vendor = u.vendor AND t.kind = u.kind AND t.at > ${since}
         AND ${campaign} = u.campaign AND ${bonuses}
        JOIN gateway.game_session g ON g.id = t.session_id
       ORDER BY t.id DESC`.execute(db);
    const keyed = rows.map((row) => ({
      ...row,
      key: `${row.via}:${keyedHash(row.via, row.place)} ${row.vendor} ${row.campaign}`.slice(0, 120),
    }));
    const found = new Map([
      ...sharedPlaces(
        keyed.filter(({ via }) => via === 'device'),
        { minimum: deviceMembers! },
      ),
      ...sharedPlaces(
        keyed.filter(({ via }) => via === 'address'),
        { minimum: addressMembers!, maximum: most! },
      ),
    ]);
    return [...found].map(([key, list]) => {
      const members = [...new Set(list.map(({ member }) => member))];
      const { vendor, campaign: name, currency } = list[0]!;
      const sum = list
        .filter((row) => row.currency === currency)
        .reduce((all, { amount }) => all + amount, 0n);
      return {
        subject: key,
        members,
        weight: members.length,
        facts: {
          vendor: { kind: 'text' as const, value: vendor },
          ...(name ? { campaign: { kind: 'text' as const, value: name } } : {}),
          members: { kind: 'count' as const, value: members.length },
          claims: { kind: 'count' as const, value: list.length },
          sum: { kind: 'amount' as const, value: formatDecimal(sum), currency },
        },
        evidence: shorten(
          list.map((row) => ({
            what: 'bonus' as const,
            id: String(row.id),
            member: String(row.member),
            at: row.at.toISOString(),
            amount: formatDecimal(row.amount),
            currency: row.currency,
            text: row.campaign || row.vendor,
          })),
        ),
      };
    });
  },
};
