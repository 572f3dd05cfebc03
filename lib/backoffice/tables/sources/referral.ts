import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { REFERRAL_STATES } from '@/lib/rewards/referral/constants';
import type { ReferralState } from '@/lib/rewards/referral/types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { TableSource } from '../types';

export interface ReferralRow {
  friendId: bigint;
  friend: string;
  referrerId: bigint;
  referrer: string;
  joinedAt: Date;
  state: ReferralState;
  stateName: string;
  reasons: string;
  earned: bigint;
}

/** A condition on the friend `m` or the member `u` who invited: the id, or an account name with this beginning. */
function eitherMember(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  const beginning = `${escapeLike(accountKey(text))}%`;
  return sql`AND (lower(m.account) LIKE ${beginning} OR lower(u.account) LIKE ${beginning}
    ${id === undefined ? sql`` : sql`OR m.id = ${id} OR u.id = ${id}`})`;
}

/** The relations of friends, newest first, with what each has earned the member who invited. */
export const referralsTable: TableSource<ReferralRow> = {
  name: 'referrals',
  params: ['member', 'state', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'friend', kind: 'text', value: (row) => row.friend },
    { key: 'referrer', kind: 'text', value: (row) => row.referrer },
    { key: 'state', kind: 'text', value: (row) => row.stateName },
    { key: 'reasons', kind: 'text', value: (row) => row.reasons },
    { key: 'earned', kind: 'amount', value: (row) => row.earned },
    { key: 'at', kind: 'time', value: (row) => row.joinedAt, order: 'at' },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`r.created_at`, type: 'timestamptz' },
        { column: sql`r.member_id`, type: 'bigint' },
      ],
      request,
    );
    const state = REFERRAL_STATES.find((each) => each === query.state);
    const { rows } = await sql<
      Omit<ReferralRow, 'stateName' | 'reasons'> & { reasons: string[] | null; cursorAt: string }
    >`
      SELECT r.member_id AS "friendId", m.account AS friend, r.referrer_id AS "referrerId", u.account AS referrer,
             r.created_at AS "joinedAt", ${cursorTime(sql`r.created_at`)} AS "cursorAt", coalesce(v.state, 'counted') AS state, v.reasons,
             coalesce((SELECT sum(e.amount) FROM rewards.referral_earning e
                        WHERE e.friend_id = r.member_id AND e.referrer_id = r.referrer_id), 0)::bigint AS earned
        FROM identity.referral r JOIN identity.member m ON m.id = r.member_id JOIN identity.member u ON u.id = r.referrer_id
        LEFT JOIN rewards.referral_review v ON v.member_id = r.member_id
       WHERE true ${eitherMember(query.member)} ${state ? sql`AND coalesce(v.state, 'counted') = ${state}` : sql``}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.friendId)]);
    return {
      ...page,
      rows: page.rows.map(({ reasons, ...row }) => ({
        ...row,
        stateName: valueLabel(locale, 'backoffice-referral.states', row.state),
        reasons: (reasons ?? [])
          .map((reason) => valueLabel(locale, 'backoffice-referral.reasons', reason))
          .join(', '),
      })),
    };
  },
  currency: () => siteCurrency(),
};
