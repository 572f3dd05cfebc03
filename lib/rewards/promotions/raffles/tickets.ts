import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import type { OwnTickets, StoredRule } from '../types';
import type { RaffleState } from './queries';
import { ticketsOf } from './rules';

/** What counts for the tickets of one participant, in 1/10,000 of the site's currency. */
export interface EntrySums {
  memberId: bigint;
  code: string;
  deposit: Amount;
  turnover: Amount;
}

/**
 * What counts for the tickets of each participant who may receive offers, in the order of joining: deposits from joining on, bets from the
 * hour of joining on, both before the close. The roll-ups have whole hours: the hour in which the raffle closes is read from its rounds, so
 * that no bet after the close counts. `memberIds`: only these.
 */
export async function sumEntries(
  db: Db,
  promotionId: bigint,
  closesAt: Date,
  memberIds?: readonly bigint[],
): Promise<EntrySums[]> {
  const currency = siteCurrency();
  const zone = settlementZone();
  const lastHour = sql`date_trunc('hour', ${closesAt}::timestamptz, ${zone})`;
  const joinedHour = sql`date_trunc('hour', e.joined_at, ${zone})`;
  const only = memberIds && sql`= ANY (${[...memberIds]}::bigint[])`;
  const { rows } = await sql<EntrySums>`
    SELECT e.member_id AS "memberId", e.code,
           (SELECT coalesce(sum(d.amount), 0)::bigint FROM cashier.deposit d
             WHERE d.member_id = e.member_id AND d.status = 'approved' AND d.currency = ${currency}
               AND d.decided_at >= e.joined_at AND d.decided_at < ${closesAt}) AS deposit,
           (SELECT coalesce(sum(x.valid_bet), 0)::bigint
              FROM (SELECT h.valid_bet FROM reporting.member_hour h
                     WHERE h.member_id = e.member_id AND h.currency = ${currency} AND h.hour >= ${joinedHour} AND h.hour < ${lastHour}
                    UNION ALL
                    SELECT u.valid_bet FROM reporting.unrolled u
                     WHERE u.member_id = e.member_id AND u.currency = ${currency}
                       AND u.settled_at >= ${joinedHour} AND u.settled_at < ${lastHour}) x)
           + coalesce(l.valid_bet, 0)::bigint AS turnover
      FROM rewards.promotion_entry e JOIN identity.member m ON m.id = e.member_id
      LEFT JOIN (SELECT r.member_id, sum(r.valid_bet)::bigint AS valid_bet FROM gateway.round r
                  WHERE r.settled_at >= ${lastHour} AND r.settled_at < ${closesAt} AND r.status = 'closed' AND r.currency = ${currency}
                    ${only ? sql`AND r.member_id ${only}` : sql``}
                  GROUP BY 1) l ON l.member_id = e.member_id
     WHERE e.promotion_id = ${promotionId} AND m.status = 'active' AND m.type <> ${TRIAL_TYPE}
       ${only ? sql`AND e.member_id ${only}` : sql``}
       AND NOT EXISTS (SELECT FROM protection.exclusion x
                        WHERE x.member_id = e.member_id AND (x.ends_at IS NULL OR x.ends_at > ${now()}))
     ORDER BY e.joined_at, e.member_id`.execute(db);
  return rows;
}

/** The tickets of a member in a raffle; undefined if the member has not joined. */
export async function readOwnTickets(
  db: Db,
  { promotionId, rule }: StoredRule,
  raffle: RaffleState,
  memberId: bigint,
): Promise<OwnTickets | undefined> {
  const entry = await db
    .selectFrom('rewards.promotion_entry as e')
    .leftJoin('rewards.raffle_ticket as t', (on) =>
      on.onRef('t.promotion_id', '=', 'e.promotion_id').onRef('t.member_id', '=', 'e.member_id'),
    )
    .leftJoin('rewards.raffle_winner as w', (on) =>
      on.onRef('w.promotion_id', '=', 'e.promotion_id').onRef('w.member_id', '=', 'e.member_id'),
    )
    .select(['e.code', 't.first', 't.count', 'w.place', 'w.ticket', 'w.currency', 'w.amount'])
    .where('e.promotion_id', '=', promotionId)
    .where('e.member_id', '=', memberId)
    .executeTakeFirst();
  if (!entry) return undefined;
  const [open] = raffle.isFrozen ? [] : await sumEntries(db, promotionId, raffle.closesAt, [memberId]);
  return {
    code: entry.code,
    count: raffle.isFrozen ? Number(entry.count ?? 0n) : open ? ticketsOf(rule.raffle, open) : 0,
    first: entry.first === null ? null : Number(entry.first),
    prize:
      entry.place === null
        ? null
        : {
            place: entry.place,
            ticket: Number(entry.ticket),
            currency: entry.currency!,
            amount: entry.amount as Amount,
          },
  };
}
