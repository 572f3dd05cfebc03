import { z } from 'zod';
import { ZERO, parseAmount, type Amount } from '@/lib/money/amount';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { CONTRACT_KINDS, MAX_TIERS, PERIOD_TYPES, TIER_MODES } from '../constants';
import {
  END_ACTIONS,
  MAX_ACTIVE,
  MAX_PAGE_SIZE,
  MAX_TIER_AMOUNT,
  OFFER_ACTIONS,
  PAGE_SIZE,
} from './constants';
import { parseRate } from './rates';
import type { Terms, Tier } from './terms';

const MOST = BigInt(MAX_TIER_AMOUNT) * 10_000n;

const amount = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 0n) <= MOST, 'CONTRACT_AMOUNT_LARGE')
  .meta({ examples: ['10000'] });
const rate = z
  .string('CONTRACT_RATE')
  .trim()
  .max(12, 'CONTRACT_RATE')
  .refine((text) => parseRate(text) !== undefined, 'CONTRACT_RATE')
  .meta({ examples: ['3.5'] });
export const id = z
  .string('INVALID')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .meta({ examples: ['1'] });

/** A tier on the wire: decimal strings, the rate in percent. Figures that are left out are not required, or not paid. */
export const tierInput = z.object({
  validBet: amount.default('0'),
  netLoss: amount.default('0'),
  activeMembers: z.int('INVALID').min(0, 'INVALID').max(MAX_ACTIVE, 'INVALID').default(0),
  rate: rate.default('0'),
  amount: amount.default('0'),
});

/** What may differ between contracts: the terms without their kind. */
const termFields = {
  /** D, W, H or M; dividends need one, a daily salary has D. */
  period: z.enum(PERIOD_TYPES, 'INVALID').nullish(),
  /** Dividends only. */
  tierMode: z.enum(TIER_MODES, 'INVALID').nullish(),
  tiers: z.array(tierInput, 'TIERS_MISSING').max(MAX_TIERS, 'TIERS_TOO_MANY').default([]),
  /** Real-time salaries only: percent of won and lost bets, and the smallest stake that counts. */
  realtime: z.object({ profitRate: rate, lossRate: rate, singleBet: amount.default('0') }).nullish(),
};
const type = z.enum(CONTRACT_KINDS, 'INVALID');

type TermsInput = z.output<z.ZodObject<typeof termFields>> & { type: Terms['kind'] };
type Context = Pick<z.core.$RefinementCtx, 'addIssue'>;

/** Reports each mistake of the terms at its field. */
function checkTerms({ type: kind, period, tierMode, tiers, realtime }: TermsInput, context: Context): void {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (kind === 'dividend' && !period) report(['period'], 'REQUIRED');
  if (kind === 'dividend' && !tierMode) report(['tierMode'], 'REQUIRED');
  if (kind !== 'dividend' && tierMode) report(['tierMode'], 'TIER_MODE_OF_DIVIDENDS');
  if (kind === 'daily' && period && period !== 'D') report(['period'], 'PERIOD_OF_DAILY');
  if ((kind === 'hourly' || kind === 'realtime') && period) report(['period'], 'PERIOD_OF_DIVIDENDS');
  if (kind === 'realtime') {
    if (tiers.length > 0) report(['tiers'], 'TIERS_NOT_REALTIME');
    if (!realtime) report(['realtime', 'profitRate'], 'REQUIRED');
    else if (parseRate(realtime.profitRate) === 0 && parseRate(realtime.lossRate) === 0)
      report(['realtime', 'profitRate'], 'REALTIME_PAYS_NOTHING');
    return;
  }
  if (realtime) report(['realtime'], 'REALTIME_ONLY');
  if (tiers.length === 0) report(['tiers'], 'TIERS_MISSING');
  tiers.map(toTier).forEach((tier, index, all) => {
    if (tier.rate === 0 && tier.amount === 0n) report(['tiers', index, 'rate'], 'TIER_PAYS_NOTHING');
    const before = all[index - 1];
    if (before) compareTiers(before, tier, (field, message) => report(['tiers', index, field], message));
  });
}

/** A tier must require more than the one before it, and pay more: otherwise one of them never decides. */
function compareTiers(before: Tier, tier: Tier, report: (field: string, message: string) => void): void {
  const figures = [
    ['validBet', before.validBet, tier.validBet],
    ['netLoss', before.netLoss, tier.netLoss],
    ['activeMembers', BigInt(before.active), BigInt(tier.active)],
  ] as const;
  const less = figures.find(([, was, is]) => is < was);
  if (less) report(less[0], 'TIER_REQUIRES_LESS');
  else if (figures.every(([, was, is]) => is === was)) report('validBet', 'TIER_REQUIRES_THE_SAME');
  if (tier.rate < before.rate) report('rate', 'TIER_PAYS_LESS');
  else if (tier.amount < before.amount) report('amount', 'TIER_PAYS_LESS');
  else if (tier.rate === before.rate && tier.amount === before.amount) report('rate', 'TIER_PAYS_THE_SAME');
}

const toTier = ({ activeMembers, ...tier }: z.output<typeof tierInput>): Tier => ({
  validBet: parseAmount(tier.validBet) ?? ZERO,
  netLoss: parseAmount(tier.netLoss) ?? ZERO,
  active: activeMembers,
  rate: parseRate(tier.rate) ?? 0,
  amount: (parseAmount(tier.amount) ?? ZERO) as Amount,
});

/** Terms that were checked, as the rules compute with them. */
export const toTerms = ({ type: kind, period, tierMode, tiers, realtime }: TermsInput): Terms => ({
  kind,
  period: kind === 'daily' ? 'D' : kind === 'dividend' ? period! : null,
  tierMode: kind === 'dividend' ? tierMode! : null,
  tiers: kind === 'realtime' ? [] : tiers.map(toTier),
  realtime:
    kind === 'realtime' && realtime
      ? {
          profitRate: parseRate(realtime.profitRate) ?? 0,
          lossRate: parseRate(realtime.lossRate) ?? 0,
          singleBet: parseAmount(realtime.singleBet) ?? ZERO,
        }
      : null,
});

/** For the document of the API: a dividend of one tier. */
const EXAMPLE = {
  type: 'dividend',
  period: 'M',
  tierMode: 'fixed',
  tiers: [{ validBet: '100000', netLoss: '20000', activeMembers: 5, rate: '3', amount: '0' }],
} as const;
const OFFER_EXAMPLE = { memberId: '1', ...EXAMPLE };

/** The terms of an offer, as templates and invitation links keep them. */
export const termsInput = z
  .object({ type, ...termFields })
  .superRefine(checkTerms)
  .meta({ examples: [EXAMPLE] });

/** POST /wps/agent/contracts. With the agent's own id it asks the upline for a contract. */
export const offerInput = z
  .object({ memberId: id, type, ...termFields, requestId, confirm: z.boolean('INVALID').default(false) })
  .superRefine(checkTerms)
  .meta({ examples: [{ ...OFFER_EXAMPLE, requestId: '5f0c6e1a-9a54-4d0f-8f2e-2b7e4a7d9c31' }] });

/** POST /wps/agent/contracts/simulate. */
export const simulateInput = z
  .object({ memberId: id, type, ...termFields })
  .superRefine(checkTerms)
  .meta({ examples: [OFFER_EXAMPLE] });

/** POST /wps/agent/contracts/{kind}/process. The kind comes from the address. `counter` needs the terms and a requestId. */
export const processInput = (kind: Terms['kind']) =>
  z
    .object({
      contractId: id,
      action: z.enum([...OFFER_ACTIONS, ...END_ACTIONS], 'INVALID'),
      confirm: z.boolean('INVALID').default(false),
      reason: z.string('INVALID').trim().max(140, 'TOO_LONG').default(''),
      ...termFields,
      requestId: requestId.optional(),
    })
    .superRefine((given, context) => {
      if (given.action !== 'counter') return;
      checkTerms({ ...given, type: kind }, context);
      if (given.requestId === undefined)
        context.addIssue({ code: 'custom', path: ['requestId'], message: 'REQUIRED' });
    });

/** GET /wps/agent/contracts/progress. */
export const progressInput = z.object({ contractId: id });

/** GET /wps/agent/contracts: the direct downlines with their contracts, or one member of the line. */
export const listInput = z.object({
  memberId: id.optional(),
  search: z.string('INVALID').trim().max(40, 'INVALID').default(''),
  type: type.optional(),
  ...pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE }),
});

/** GET /wps/agent/contracts/history. */
export const historyInput = z.object({ memberId: id, type });
