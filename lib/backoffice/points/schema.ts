import { z } from 'zod';
import { MAX_CODE_LENGTH, MAX_CODES, MAX_NOTE, MAX_TRACKING } from '@/lib/rewards/mall/constants';
import { RULE_SCHEMAS } from '@/lib/rewards/points/schema';
import { wheelInput } from '@/lib/rewards/wheel/schema';
import { idInput } from '../schema';

const version = z.int('INVALID').min(0, 'INVALID');

/** One part of the rules with the version that the operator has read. */
export const rulesInput = z.discriminatedUnion('key', [
  z.object({ key: z.literal('earning'), version, value: RULE_SCHEMAS.earning }),
  z.object({ key: z.literal('ratio'), version, value: RULE_SCHEMAS.ratio }),
  z.object({ key: z.literal('checkIn'), version, value: RULE_SCHEMAS.checkIn }),
  z.object({ key: z.literal('wheel'), version, value: RULE_SCHEMAS.wheel }),
]);

const requestId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT');

export const pointsAdjustmentInput = z.object({
  account: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(64, 'INVALID')
    .meta({ examples: ['anong'] }),
  direction: z.enum(['credit', 'debit'], 'INVALID'),
  points: z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .meta({ examples: ['250'] }),
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(300, 'REASON_TOO_LONG'),
  requestId,
});

export const pointsImportInput = z.object({
  lines: z
    .string('REQUIRED')
    .trim()
    .max(20_000, 'TEXT_TOO_LONG')
    .meta({ examples: ['anong, 250'] }),
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(300, 'REASON_TOO_LONG'),
  requestId,
});

const optionalText = (most: number) =>
  z
    .string('INVALID')
    .trim()
    .max(most, 'TEXT_TOO_LONG')
    .transform((text) => (text === '' ? undefined : text))
    .optional();

export const approveOrderInput = idInput.extend({
  tracking: optionalText(MAX_TRACKING),
  note: optionalText(MAX_NOTE),
});
export const rejectOrderInput = idInput.extend({
  note: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_NOTE, 'TEXT_TOO_LONG'),
});

export const newWheelInput = wheelInput;

/** Codes of a digital good, one a line. */
export const codesInput = idInput.extend({
  codes: z
    .string('REQUIRED')
    .max(MAX_CODES * (MAX_CODE_LENGTH + 2), 'TEXT_TOO_LONG')
    .transform((text) => [
      ...new Set(
        text
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ])
    .refine((codes) => codes.length > 0, 'REQUIRED')
    .refine(
      (codes) => codes.length <= MAX_CODES && codes.every((code) => code.length <= MAX_CODE_LENGTH),
      'TEXT_TOO_LONG',
    )
    .meta({ examples: ['LANTERN-0001'] }),
});
