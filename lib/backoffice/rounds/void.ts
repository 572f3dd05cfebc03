import { z } from 'zod';
import { voidRound } from '@/lib/gateway/voids/commands';
import { roundChanged, roundVoidedBefore, roundVoidFunds } from '@/lib/gateway/voids/errors';
import { requireVoidableRound, sumVoids, type VoidableRound } from '@/lib/gateway/voids/queries';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { VOID_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';
import { MAX_REASON_LENGTH } from '../schema';

const decimal = z
  .string('REQUIRED')
  .max(24, 'INVALID')
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n, 'INVALID');

const payload = z.object({
  round: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  /** The figures that the operator has seen: if the round has others, it is not voided. */
  stake: decimal,
  payout: decimal,
  reason: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON_LENGTH, 'REASON_TOO_LONG'),
});
export type VoidPayload = z.output<typeof payload>;

const greater = ({ stake, payout }: VoidPayload): Amount => {
  const [one, other] = [parseAmount(stake)!, parseAmount(payout)!];
  return one > other ? one : other;
};

/** Voids a round: returns its stake and takes its payout back (docs/decisions/0103). Its outcome is the member. */
export const voidRoundAction: ApprovalAction<VoidPayload, VoidableRound, bigint> = {
  name: 'round.void',
  permission: 'rounds.void',
  payload,
  rule: {
    kind: 'above',
    threshold: VOID_THRESHOLD,
    amount: greater,
    recent: { member: ({ memberId }) => memberId, sum: sumVoids },
  },
  subject: ({ round }) => `round:${round}`,
  async load(db, { round: id, stake, payout }) {
    const round = await requireVoidableRound(db, BigInt(id));
    if (round.status === 'voided') throw roundVoidedBefore();
    if (round.stake !== parseAmount(stake) || round.payout !== parseAmount(payout)) throw roundChanged();
    const missing = round.payout - round.stake - round.balance;
    if (missing > 0n) throw roundVoidFunds(missing, round.currency);
    return round;
  },
  describe(_, round) {
    const { account, vendor, vendorRoundId, currency, stake, payout, balance } = round;
    const money = (value: bigint) => ({ amount: formatDecimal(value), currency });
    const facts = { account, vendor, vendorRound: vendorRoundId };
    return {
      before: { ...facts, stake: money(stake), payout: money(payout), balance: money(balance) },
      after: { ...facts, stake: money(0n), payout: money(0n), balance: money(balance + stake - payout) },
    };
  },
  async perform(tx, actor, { reason }, round) {
    await voidRound(tx, round, { operatorId: actor.operator.id, reason });
    return round.memberId;
  },
  committed: (_, memberId) => notifyBalanceChange([memberId]),
};
