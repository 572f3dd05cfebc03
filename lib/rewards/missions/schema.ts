import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { textInput } from '@/lib/content/schema';
import { parseAmount } from '@/lib/money/amount';
import { day } from '@/lib/platform/day';
import { wageringMultiple } from '../centre/schema';
import {
  AMOUNT_FIGURES,
  GAME_FIGURES,
  MAX_CLAIM_DAYS,
  MAX_SPINS,
  MAX_SUMMARY,
  MAX_TITLE,
  MISSION_FIGURES,
  MISSION_PERIODS,
  MISSION_REWARDS,
  MISSION_SCOPES,
} from './constants';

/** POST /wps/missions/{id}/claim. `period` is the `periodKey` of the summary; without it the present one. */
export const claimInput = z.object({
  id: rowId,
  period: z
    .string('INVALID')
    .regex(/^(\d{4}-\d\d-\d\d|once)$/, 'INVALID')
    .optional()
    .meta({ examples: ['2026-11-25'] }),
});

const decimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE')
  .meta({ examples: ['100'] });

const WHOLE = /^[1-9]\d{0,8}$/;

/** A mission as an operator makes it. `target` and `amount` are decimal texts; counts and spins are whole numbers. */
export const missionInputShape = {
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  period: z.enum(MISSION_PERIODS, 'INVALID'),
  newcomerDays: z.int('INVALID').min(1, 'INVALID').max(365, 'INVALID').nullable().default(null),
  figure: z.enum(MISSION_FIGURES, 'INVALID'),
  scope: z.enum(MISSION_SCOPES, 'INVALID').default('all'),
  code: z.string('INVALID').trim().max(32, 'INVALID').default(''),
  target: decimal,
  groupId: rowId.nullable().default(null),
  segmentId: rowId.nullable().default(null),
  reward: z.enum(MISSION_REWARDS, 'INVALID'),
  amount: decimal,
  /** How often money must be staked; '0': it is paid to the main balance. */
  wagering: wageringMultiple,
  claimDays: z.int('INVALID').min(1, 'INVALID').max(MAX_CLAIM_DAYS, 'INVALID'),
  afterId: rowId.nullable().default(null),
  startsOn: day,
  endsOn: day.nullable().default(null),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID').default(0),
};

type Given = z.output<z.ZodObject<typeof missionInputShape>>;

/** The rules that concern several fields of a mission. */
export function checkMission(given: Given, context: z.RefinementCtx): void {
  const wrong = (path: keyof Given, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { figure, scope, code, target, reward, amount, period, newcomerDays, startsOn, endsOn } = given;
  if (period === 'newcomer' && newcomerDays === null) wrong('newcomerDays', 'REQUIRED');
  if (endsOn !== null && endsOn < startsOn) wrong('endsOn', 'INVALID');
  if (scope !== 'all' && !GAME_FIGURES.includes(figure)) wrong('scope', 'INVALID');
  const isRight =
    scope === 'all' ||
    (scope === 'category'
      ? (GAME_TYPES as readonly string[]).includes(code)
      : scope === 'vendor'
        ? /^[A-Z0-9_]{2,16}$/.test(code)
        : /^[1-9]\d{0,17}$/.test(code));
  if (!isRight) wrong('code', code === '' ? 'REQUIRED' : 'INVALID');
  if (!AMOUNT_FIGURES.includes(figure) && figure !== 'multiple' && !WHOLE.test(target))
    wrong('target', 'INVALID');
  if (reward === 'spins' && (!WHOLE.test(amount) || Number(amount) > MAX_SPINS)) wrong('amount', 'INVALID');
}

/** A checked mission with its numbers: amounts and multiples in 1/10,000, counts and spins as they are. */
export function toMissionContent({ target, amount, ...given }: Given) {
  const isAmount = AMOUNT_FIGURES.includes(given.figure) || given.figure === 'multiple';
  return {
    ...given,
    newcomerDays: given.period === 'newcomer' ? given.newcomerDays : null,
    code: given.scope === 'all' ? '' : given.code,
    target: isAmount ? parseAmount(target)! : BigInt(target),
    wagering: given.reward === 'money' ? given.wagering : '0',
    amount: given.reward === 'spins' ? BigInt(amount) : parseAmount(amount)!,
  };
}
