import { z } from 'zod';
import { parseAmount } from '@/lib/money/amount';
import { DRAW_STATUSES, PRIZE_MODES } from '@/lib/studio-host/lottery/desk';
import { id, idInput, MAX_REASON_LENGTH, reason as neededReason, rowResultOutput } from '../schema';

/** Inputs and outputs of the calls of the lottery's back office. */

const currency = z
  .string('REQUIRED')
  .regex(/^[A-Z]{3}$/, 'INVALID')
  .meta({ examples: ['CNY'] });

export const exposureInput = idInput.extend({
  currency,
  /** A play type; left out: the fullest. */
  play: z
    .string('INVALID')
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'INVALID')
    .optional(),
});

const share = z.number().nullable();
export const exposureOutput = z.object({
  at: z.string(),
  status: z.enum(DRAW_STATUSES),
  currency: z.string(),
  ceiling: z.string().nullable(),
  plays: z.array(
    z.object({ code: z.string(), name: z.string(), stake: z.string(), prizes: z.string(), share }),
  ),
  play: z.string().nullable(),
  rows: z.array(
    z.object({
      name: z.string(),
      cells: z.array(z.object({ label: z.string(), stake: z.string(), prizes: z.string(), share })),
    }),
  ),
  hidden: z.number(),
});

const minutes = z.int('INVALID').min(0, 'INVALID').max(1_440, 'INVALID');
const zone = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(60, 'INVALID')
  .meta({ examples: ['Asia/Bangkok'] });

/** When draws are: every so many minutes between two times of the day, or on weekdays (0 is Sunday) or days of the month. */
const schedule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interval'),
    minutes: z.int('INVALID').min(1, 'INVALID').max(1_440, 'INVALID'),
    zone,
    from: minutes,
    to: minutes,
  }),
  z.object({
    kind: z.literal('days'),
    zone,
    weekdays: z.array(z.int('INVALID').min(0, 'INVALID').max(6, 'INVALID')).max(7, 'INVALID').optional(),
    monthDays: z.array(z.int('INVALID').min(1, 'INVALID').max(31, 'INVALID')).max(31, 'INVALID').optional(),
    closes: minutes,
    drawn: minutes,
  }),
]);

/** What an operator changes of a game; what is left out stays. `schedule` null: the game's own. */
export const gameChange = z.object({
  enabled: z.boolean('INVALID').optional(),
  schedule: schedule.nullable().optional(),
  closeSeconds: z.int('INVALID').min(0, 'INVALID').max(86_400, 'INVALID').optional(),
  makeUpSeconds: z.int('INVALID').min(60, 'INVALID').max(604_800, 'INVALID').optional(),
  /** Days for which draws without bets are kept. */
  keepDays: z.int('INVALID').min(30, 'INVALID').max(36_500, 'INVALID').optional(),
  drawnByUs: z.boolean('INVALID').optional(),
  oddsPlan: z
    .array(
      z.object({
        filled: z.int('INVALID').min(1, 'INVALID').max(99, 'INVALID'),
        prize: z.int('INVALID').min(1, 'INVALID').max(999, 'INVALID'),
      }),
    )
    .max(10, 'INVALID')
    .optional(),
});

/** A limit as a decimal string; '' is no limit. */
const limit = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE')
  .transform((text): bigint | null => (text === '' ? null : (parseAmount(text) ?? null)))
  .meta({ examples: ['10000'] });

export const limitAmounts = z.object({
  betMost: limit,
  memberMost: limit,
  drawMost: limit,
  numberMost: limit,
});

export const seriesRange = z
  .object({
    lowest: z.int('INVALID').min(1, 'INVALID').max(2_000, 'INVALID'),
    highest: z.int('INVALID').min(1, 'INVALID').max(2_000, 'INVALID'),
  })
  .refine(({ lowest, highest }) => lowest <= highest, { error: 'INVALID', path: ['highest'] });

const code = z
  .string('REQUIRED')
  .regex(/^[A-Z0-9]{2,20}$/, 'INVALID')
  .meta({ examples: ['FAST5X1'] });
/** What the page showed before the change: the page gives it back. */
const seen = z.string('REQUIRED').max(4_000, 'INVALID');
/** Shown to the operator who must approve it. */
const reason = z.string('INVALID').trim().max(MAX_REASON_LENGTH, 'REASON_TOO_LONG').default('');

export const gameInput = z.object({ code, seen, reason, change: gameChange });
export const limitsInput = z.object({ code, currency, seen, reason, limits: limitAmounts.nullable() });
export const seriesInput = z.object({
  code,
  mode: z.enum(PRIZE_MODES, 'INVALID'),
  group: z.string('INVALID').max(40, 'INVALID').default(''),
  seen,
  reason,
  range: seriesRange.nullable(),
});

/** A result as it is stored: groups of numbers; the numbers of a prize rank are strings of digits. */
const result = z
  .array(
    z.array(z.union([z.number(), z.string().max(10, 'INVALID')]), 'INVALID').max(200, 'INVALID'),
    'REQUIRED',
  )
  .max(20, 'INVALID')
  .meta({ examples: [[[1, 2, 3, 4, 5]]] });

export const resultInput = idInput.extend({ result });
export const correctionInput = idInput.extend({ result, reason: neededReason });
export const voidInput = idInput.extend({ reason: neededReason });
/** What a decision does to the bets of a draw in a currency: DecisionSum of lib/studio/lottery/results/preview.ts. */
const decisionSum = z.object({
  currency: z.string(),
  bets: z.number(),
  members: z.number(),
  stake: z.string(),
  more: z.string(),
  less: z.string(),
  rebate: z.string(),
});
export type ShownSum = z.output<typeof decisionSum>;
export const sumsOutput = z.object({ list: z.array(decisionSum) });
export const previewsOutput = z.object({
  list: z.array(z.object({ id: z.string(), sums: z.array(decisionSum) })),
});
/** The number of what was entered or decided. */
export const decisionIdOutput = z.object({ id: z.string() });
export const decisionsInput = z.object({ ids: z.array(id).min(1, 'REQUIRED').max(200, 'INVALID') });
export const decisionsOutput = z.object({ results: z.array(rowResultOutput) });

/** A file of results as text. */
export const MAX_IMPORT_CHARACTERS = 1_000_000;
export const importInput = z.object({
  list: z
    .string('REQUIRED')
    .min(1, 'REQUIRED')
    .max(MAX_IMPORT_CHARACTERS, 'LIST_LARGE')
    .meta({ examples: ['game,period,result\nTHAI,20261201,123456 | 123 456 | 789 012 | 34'] }),
  /** Reads the list and says what would become of it; nothing is kept. */
  dryRun: z.boolean('INVALID').default(false),
});
export const importOutput = z.object({
  entered: z.number(),
  refused: z.number(),
  rows: z.array(
    z.object({
      line: z.number(),
      game: z.string(),
      period: z.string(),
      ok: z.boolean(),
      /** Why the row was refused, in the operator's language. */
      message: z.string().nullable(),
    }),
  ),
});

export const collectOutput = z.object({ collected: z.number() });

export const retryOutput = z.object({ settled: z.number() });
