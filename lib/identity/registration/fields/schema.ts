import { z } from 'zod';
import { isPatternId, type PatternId } from '../patterns';
import { WIDEST } from './constants';

const length = z.number('INVALID').int('INVALID').min(WIDEST.least, 'INVALID').max(WIDEST.most, 'INVALID');

/** What registration is to ask of one field. */
export const fieldRuleInput = z.object({
  field: z.string('REQUIRED').max(32, 'INVALID'),
  enabled: z.boolean('INVALID'),
  required: z.boolean('INVALID'),
  patternId: z.string('INVALID').refine((id): id is PatternId => isPatternId(id), 'INVALID'),
  minLength: length,
  maxLength: length.min(1, 'INVALID'),
});

export type FieldRuleInput = z.output<typeof fieldRuleInput>;
