import { z } from 'zod';
import { sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import * as applications from '@/lib/rewards/promotions/applications/commands';
import { applicationDecided, awardOutside } from '@/lib/rewards/promotions/applications/errors';
import { readRule } from '@/lib/rewards/promotions/queries';
import { AWARD_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  application: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  /** A decimal string in the site's currency. */
  amount: z
    .string('AMOUNT_FORMAT')
    .max(20, 'AMOUNT_FORMAT')
    .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
    .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE'),
});
type Award = z.output<typeof payload>;

interface State {
  account: string;
}

async function load(db: Db, given: Award): Promise<State> {
  const row = await db
    .selectFrom('rewards.promotion_application as a')
    .innerJoin('identity.member as m', 'm.id', 'a.member_id')
    .select(['a.status', 'a.promotion_id', 'm.account'])
    .where('a.id', '=', BigInt(given.application))
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'applying') throw applicationDecided();
  const { least, most } = applications.awardLimits(await readRule(db, row.promotion_id));
  const amount = parseAmount(given.amount)!;
  if (amount < least || amount > most) throw awardOutside(least, most);
  return { account: row.account };
}

/** What an operator has awarded alone since a moment, to all members. */
async function sumAwarded(tx: Tx, by: { operatorId: bigint; since: Date }): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(p.amount), 0)::bigint AS sum FROM rewards.promotion_application p
     WHERE p.status = 'approved' AND p.decided_by = ${by.operatorId} AND p.decided_at > ${by.since}
       AND 'application:' || p.id NOT IN (SELECT a.subject FROM backoffice.approval a
                                           WHERE a.decided_by = ${by.operatorId} AND a.decided_at > ${by.since} AND a.status = 'performed'
                                             AND a.action = 'promotion.award')`.execute(tx);
  return rows[0]!.sum as Amount;
}

/** Approves an application for a promotion: the award waits for the member in the reward centre. */
export const awardAction: ApprovalAction<Award, State, bigint> = {
  name: 'promotion.award',
  permission: 'promotions.decide',
  payload,
  rule: {
    kind: 'above',
    threshold: AWARD_THRESHOLD,
    amount: ({ amount }) => parseAmount(amount) ?? ZERO,
    daily: sumAwarded,
  },
  subject: ({ application }) => `application:${application}`,
  load,
  describe: ({ amount }, { account }) => ({
    before: { account, award: null },
    after: { account, award: { amount: formatDecimal(parseAmount(amount)!), currency: siteCurrency() } },
  }),
  perform: (tx, actor, given) =>
    applications.approveApplication(tx, {
      id: BigInt(given.application),
      amount: parseAmount(given.amount)!,
      operatorId: actor.operator.id,
    }),
  committed: (_given, memberId) => notifyBalanceChange([memberId]),
};
