import { z } from 'zod';
import { PATTERNS, type PatternId } from '../patterns';
import { WIDEST } from './constants';

const length = z.number('INVALID').int('INVALID').min(WIDEST.least, 'INVALID').max(WIDEST.most, 'INVALID');

/** The rule of one registration field, as an operator sets it. */
export const fieldRuleInput = z.object({
  field: z.string('REQUIRED').max(32, 'INVALID'),
  enabled: z.boolean('INVALID'),
  required: z.boolean('INVALID'),
  patternId: z.enum(Object.keys(PATTERNS) as [PatternId, ...PatternId[]], 'INVALID'),
  minLength: length,
  maxLength: length.min(1, 'INVALID'),
});

export type FieldRuleInput = z.output<typeof fieldRuleInput>;
