import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { MAX_DRAWS, MAX_LINES, MAX_MULTIPLE, PRIZE_MODES } from './constants';
import { MAX_SELECTION_CHARACTERS } from './plays/selection';

/** Inputs of the calls under /lotto/lgw and /lgw/vn. Other programs use these names. */

export const gameCode = z
  .string('REQUIRED')
  .regex(/^[A-Z0-9]{2,20}$/, 'INVALID')
  .meta({ examples: ['FAST5X1'] });
export const period = z
  .string('REQUIRED')
  .regex(/^\d{8}(-\d{4})?$/, 'INVALID')
  .meta({ examples: ['20261126-0431'] });
const id = z
  .string('INVALID')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt)
  .meta({ examples: ['1'] });
const prizeMode = z.enum(PRIZE_MODES, 'INVALID');

/** `area=VN` and `device` are accepted for old clients; under /lgw/vn the area is always VN. */
export const gamesInput = z.object({
  area: z.enum(['CN', 'VN', 'SEA'], 'INVALID').optional(),
  prizeMode: prizeMode.optional(),
  device: z.string().max(20, 'INVALID').optional(),
});

export const gameInput = z.object({ gameCode, area: z.enum(['CN', 'VN', 'SEA'], 'INVALID').optional() });

/** Draws with a result, newest first; `day` is a day in the game's zone. `period`: this draw alone, also before it is drawn. */
export const drawsInput = gameInput.extend({
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID')
    .optional(),
  period: period.optional(),
  ...pageRequestInput({ maximum: 200, standard: 30 }),
});

/** `coming`: how many later draws to list, for a chase. */
export const currentInput = gameInput.extend({
  coming: z.coerce.number().int('INVALID').min(0, 'INVALID').max(MAX_DRAWS, 'INVALID').default(0),
});

/** Statistics of the last draws, 30 to 200. */
export const statisticsInput = gameInput.extend({
  draws: z.coerce.number().int('INVALID').min(30, 'INVALID').max(200, 'INVALID').default(100),
});

const multiple = z.int('INVALID').min(1, 'INVALID').max(MAX_MULTIPLE, 'INVALID').default(1);

/** One line of a slip. */
export const lineInput = z.object({
  /** A play type's code. */
  play: z.string('REQUIRED').regex(/^[A-Za-z0-9-]{1,60}$/, 'INVALID'),
  /** The selection's text (lib/studio/lottery/plays/selection.ts): `1,2|3|4,5`. */
  selection: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_SELECTION_CHARACTERS, 'SELECTION_TOO_LONG'),
  /** Stake of a combination before the multiples: 1, 0.1 or 0.01. */
  unit: z
    .string('UNIT_NOT_OFFERED')
    .max(20, 'UNIT_NOT_OFFERED')
    .meta({ examples: ['1'] }),
  multiple,
  prizeMode,
  /** 1700 to 1980 or what the game offers; left out in mode ZY. */
  series: z.int('INVALID').min(1, 'INVALID').max(2000, 'INVALID').optional(),
});

export const betsInput = z.object({
  gameCode,
  /** Made by the client, 8 to 64 characters. The same id gives the same slip. */
  requestId,
  lines: z.array(lineInput).min(1, 'REQUIRED').max(MAX_LINES, 'INVALID'),
  /** The draws; several are a chase. `multiple` multiplies that of each line. Left out: the draw that is open now. */
  draws: z.array(z.object({ period, multiple })).min(1, 'REQUIRED').max(MAX_DRAWS, 'INVALID').optional(),
  stopOnWin: z.boolean('INVALID').default(false),
  /** The lowest prize, in permille, that the member accepts where numbers are overbooked. */
  leastPrize: z.int('INVALID').min(1, 'INVALID').max(1000, 'INVALID').default(1000),
  /** 1 real money, 0 play money; left out: the money that the account holds. */
  accountType: z.union([z.literal(0), z.literal(1)], 'INVALID').optional(),
});

export const betListInput = z.object({
  gameCode: gameCode.optional(),
  period: period.optional(),
  /** `open`: not settled yet. */
  status: z.enum(['open', 'won', 'lost', 'returned'], 'INVALID').optional(),
  accountType: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)], 'INVALID'))
    .optional(),
  ...pageRequestInput({ maximum: 100, standard: 20 }),
});

export const slipIdInput = z.object({ slipId: id });
export const betIdInput = z.object({ id });
export const chaseListInput = z.object({
  ...pageRequestInput({ maximum: 100, standard: 20 }),
  accountType: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)], 'INVALID'))
    .optional(),
});

export const favouriteInput = z.object({
  gameCode,
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(40, 'INVALID'),
  lines: z.array(lineInput).min(1, 'REQUIRED').max(MAX_LINES, 'INVALID'),
});

export const favouriteListInput = z.object({ gameCode });
