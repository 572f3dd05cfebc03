import type { Case } from '../types';
import { BATCHES, CREDITS, TWO_MONEYS } from './credits';
import { ROLLBACKS, ROUNDS } from './rounds';
import { FORM, REPEATS, TOKENS } from './rules';
import { SIGNATURE } from './signature';

/** Every case of docs/vendor-protocol.md that a vendor can play, in the order in which they are played. */
export const CASES: readonly Case[] = [
  ...SIGNATURE,
  ...FORM,
  ...TOKENS,
  ...ROUNDS,
  ...REPEATS,
  ...ROLLBACKS,
  ...BATCHES,
  ...CREDITS,
  ...TWO_MONEYS,
];
