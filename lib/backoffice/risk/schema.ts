import { z } from 'zod';
import {
  ACTIONS,
  DETECTOR_NAMES,
  MAX_BULK_FLAGS,
  MAX_NOTE_LENGTH,
  MAX_TITLE_LENGTH,
  OUTCOMES,
  SEVERITIES,
} from '@/lib/risk/constants';
import { id, idInput, reason, rowResultOutput } from '../schema';

const detector = z.enum(DETECTOR_NAMES, 'INVALID');
const thresholds = z.record(z.string(), z.number('INVALID')).meta({ examples: [{ members: 2, days: 30 }] });

/** The rule that an operator has edited, and the version from which the edit began. */
export const ruleInput = z.object({
  detector,
  version: z.number('INVALID').int('INVALID').min(0, 'INVALID'),
  enabled: z.boolean('INVALID'),
  severity: z.enum(SEVERITIES, 'INVALID'),
  action: z.enum(ACTIONS, 'INVALID'),
  thresholds,
});
export const ruleOutput = z.object({ detector: z.string(), version: z.number() });

export const trialInput = z.object({ detector, thresholds });
export const trialOutput = z.object({ findings: z.number(), members: z.number(), days: z.number() });

const decision = z.enum(['confirm', 'dismiss', 'reopen'], 'INVALID');
export const decideFlagInput = idInput.extend({ decision, reason });
export const decideFlagsInput = z.object({
  decision,
  ids: z.array(id).min(1, 'REQUIRED').max(MAX_BULK_FLAGS, 'INVALID'),
  reason,
});
export const decidedOutput = z.object({ id: z.string(), status: z.string() });
export const decideFlagsOutput = z.object({ results: z.array(rowResultOutput) });

export const holdInput = idInput.extend({ holds: z.boolean('INVALID'), reason });

const flags = z.array(id).max(MAX_BULK_FLAGS, 'INVALID').default([]);
/** An account name or the number of a member. */
const member = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(64, 'INVALID')
  .meta({ examples: ['riverfox'] });
const note = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_NOTE_LENGTH, 'INVALID');

export const openCaseInput = z.object({
  title: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_TITLE_LENGTH, 'INVALID'),
  flags,
  member: member.optional(),
});
export const caseOutput = z.object({ id: z.string() });
export const addToCaseInput = idInput.extend({ flags, member: member.optional() });
export const noteInput = idInput.extend({ text: note });
export const assignInput = idInput.extend({
  /** Empty: nobody. */
  operatorId: z
    .string('REQUIRED')
    .regex(/^(?:[1-9]\d{0,17})?$/, 'INVALID')
    .transform((text) => (text === '' ? null : BigInt(text))),
});
export const closeCaseInput = idInput.extend({ outcome: z.enum(OUTCOMES, 'REQUIRED'), text: note });
