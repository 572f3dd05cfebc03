import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { rowId } from '@/lib/cashier/fields';
import { textInput } from '@/lib/content/schema';
import { parseAmount } from '@/lib/money/amount';
import { wageringMultiple } from '../centre/schema';
import { MISSION_SCOPES } from '../missions/constants';
import {
  COMPETITION_FIGURES,
  MAX_PLACE,
  MAX_PRIZES,
  MAX_SUMMARY,
  MAX_TITLE,
  MAX_WAIT_MINUTES,
  PRIZE_REWARDS,
} from './constants';
import { isByPlace } from './rules';

export const joinInput = z.object({ id: rowId });

const decimal = (least: bigint) =>
  z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .refine((text) => parseAmount(text === '' ? '0' : text) !== undefined, 'AMOUNT_FORMAT')
    .refine((text) => (parseAmount(text === '' ? '0' : text) ?? least) >= least, 'AMOUNT_POSITIVE')
    .transform((text) => parseAmount(text === '' ? '0' : text) as bigint)
    .meta({ examples: ['100'] });

const moment = (example: string) =>
  z.iso
    .datetime({ offset: true, error: 'REQUIRED' })
    .meta({ examples: [example] })
    .transform((text) => new Date(text));

const place = z.int('INVALID').min(1, 'INVALID').max(MAX_PLACE, 'INVALID');

/** A competition as an operator makes it. */
export const competitionInputShape = {
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  figure: z.enum(COMPETITION_FIGURES, 'INVALID'),
  scope: z.enum(MISSION_SCOPES, 'INVALID').default('all'),
  code: z.string('INVALID').trim().max(32, 'INVALID').default(''),
  minimum: decimal(0n),
  optIn: z.boolean('INVALID').default(false),
  startsAt: moment('2026-12-01T12:00:00Z'),
  endsAt: moment('2026-12-08T12:00:00Z'),
  waitMinutes: z.int('INVALID').min(0, 'INVALID').max(MAX_WAIT_MINUTES, 'INVALID'),
  wagering: wageringMultiple,
  claimDays: z.int('INVALID').min(1, 'INVALID').max(365, 'INVALID'),
  prizes: z
    .array(
      z.object({ first: place, last: place, reward: z.enum(PRIZE_REWARDS, 'INVALID'), amount: decimal(1n) }),
    )
    .min(1, 'REQUIRED')
    .max(MAX_PRIZES, 'INVALID'),
};

type Given = z.output<z.ZodObject<typeof competitionInputShape>>;

/** The rules that concern several fields of a competition. */
export function checkCompetition(given: Given, context: z.RefinementCtx): void {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { scope, code, startsAt, endsAt, prizes } = given;
  if (endsAt <= startsAt) wrong('endsAt', 'INVALID');
  if (!isByPlace(prizes)) wrong('prizes', 'PRIZES_BY_PLACE');
  const isRight =
    scope === 'all' ||
    (scope === 'category'
      ? (GAME_TYPES as readonly string[]).includes(code)
      : scope === 'vendor'
        ? /^[A-Z0-9_]{2,16}$/.test(code)
        : /^[1-9]\d{0,17}$/.test(code));
  if (!isRight) wrong('code', code === '' ? 'REQUIRED' : 'INVALID');
}
