import { z } from 'zod';
import { ACTIONS, MAX_X } from './constants';

/** GET /wps/captcha/slider. */
export const puzzleInput = z.object({ action: z.enum(ACTIONS, 'INVALID').default('login') });

/** The response: pictures as base64 PNG; lengths in the units of `x` and the trail. */
export const puzzleValue = z.object({
  id: z.string(),
  background: z.string(),
  piece: z.string(),
  width: z.number(),
  height: z.number(),
  pieceSize: z.number(),
  /** Distance of the piece from the top. */
  y: z.number(),
});

export type Puzzle = z.output<typeof puzzleValue>;

const number = z.number('INVALID');
const point = z.tuple([number.min(-50).max(400), number.min(-2_000).max(2_000), number.min(0).max(120_000)]);

/** POST /wps/captcha/slider: where the piece was released, and the trail as [x, y, milliseconds]. */
export const answerInput = z.object({
  id: z.string('REQUIRED').min(1, 'REQUIRED').max(64, 'INVALID'),
  x: number.min(0, 'INVALID').max(MAX_X, 'INVALID'),
  trail: z.array(point, 'INVALID').min(1, 'INVALID').max(600, 'INVALID'),
  input: z.enum(['pointer', 'keyboard'], 'INVALID').default('pointer'),
});

export type SliderAnswer = z.output<typeof answerInput>;
