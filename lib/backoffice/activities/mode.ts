import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import type { Text } from '@/lib/content/types';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { badInput, notFound } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { setMode } from '@/lib/rewards/promotions/commands';
import { readRule } from '@/lib/rewards/promotions/queries';
import type { StoredRule } from '@/lib/rewards/promotions/types';
import { rewardRule } from '../approvals/reward-rule';
import type { ApprovalAction } from '../approvals/types';
import { modeInput } from './schema';

type Mode = z.output<typeof modeInput>;

const payload = z.object({
  promotion: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  version: z.int('INVALID').min(0, 'INVALID'),
  /** Mode and rule of the form as JSON. */
  mode: z.string('REQUIRED').max(100_000, 'INVALID'),
  /** What it gives at once (givesAtOnce). */
  gives: amountText,
});
type ModePayload = z.output<typeof payload>;

/**
 * What a rule gives at once without a further decision, in 1/10,000: to a member who claims, or all prizes of a raffle; a point counts as a unit
 * of money. An application is decided by an operator, and a bonus and the rebate have rules of their own.
 */
export function givesAtOnce({ mode, rule }: Pick<StoredRule, 'mode' | 'rule'>): Amount {
  if (mode === 'raffle')
    return rule.raffle.prizes.reduce(
      (sum, { amount, count }) => sum + BigInt(count) * (parseAmount(amount) ?? ZERO),
      0n,
    ) as Amount;
  if ((mode !== 'join' && mode !== 'claim') || rule.payout.kind === 'none') return ZERO;
  return parseAmount(rule.payout.amount) ?? ZERO;
}

/** A checked mode as the payload of a request. */
export const modeRequest = ({ id, version, mode, rule }: Mode): ModePayload => ({
  promotion: String(id),
  version,
  mode: JSON.stringify({ mode, rule }),
  gives: formatDecimal(givesAtOnce({ mode, rule })),
});

function parseMode({ promotion, version, mode, gives }: ModePayload): Mode {
  const parsed = modeInput.safeParse({ ...(JSON.parse(mode) as object), id: promotion, version });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  if (formatDecimal(givesAtOnce(parsed.data)) !== gives) throw changedMeanwhile();
  return parsed.data;
}

/** Mode and rule in lines, for the other operator and the audit log. */
const linesOf = ({ mode, rule }: Pick<StoredRule, 'mode' | 'rule'>): string[] =>
  Object.entries({ mode, ...rule }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

interface State {
  title: string;
  before: StoredRule;
  next: Mode;
}

/**
 * Sets mode and rule of a promotion. What it gives at once decides whether another operator must approve it, together with
 * the other promotions that the operator has set alone within a day. Its outcome is the new version.
 */
export const changeModeAction: ApprovalAction<ModePayload, State, number> = {
  name: 'promotion.mode',
  permission: 'promotions.write',
  payload,
  rule: {
    ...rewardRule,
    counted: 'subject',
  },
  subject: ({ promotion }) => `promotion:${promotion}`,
  async load(db, given) {
    const next = parseMode(given);
    const row = await db
      .selectFrom('content.promotion')
      .select('title')
      .where('id', '=', next.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const before = await readRule(db, next.id);
    if (before.version !== next.version) throw changedMeanwhile();
    return { title: (row.title as Text).en ?? '', before, next };
  },
  describe: ({ gives }, { title, before, next }) => ({
    before: {
      title,
      gives: { amount: formatDecimal(givesAtOnce(before)), currency: siteCurrency() },
      rule: linesOf(before),
    },
    after: { title, gives: { amount: gives, currency: siteCurrency() }, rule: linesOf(next) },
  }),
  perform: async (tx, _actor, _given, { next: { id, ...change } }) =>
    (await setMode(tx, { promotionId: id, ...change })).version,
};
