import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { amount, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { isWholeCoins, REAL_CURRENCIES, shownDigits } from '@/lib/money/currency';
import { positiveAmount } from '@/lib/money/schema';
import { readAccountNumber } from '../account-numbers';
import { MAX_ACCOUNTS, MAX_CHANNEL_NAME, MAX_CHANNEL_NOTE, MAX_INSTRUCTIONS } from '../constants';
import { feeOf } from '../fees';
import { rowId, textLine } from '../fields';

const currency = z.enum(REAL_CURRENCIES, 'REQUIRED');
const optionalAmount = positiveAmount.nullable().default(null);

/** A percentage with at most two decimals, from 0 to 99.99, as a count of 1/10,000. */
const rate = z
  .string('RATE_FORMAT')
  .max(8, 'RATE_FORMAT')
  .transform((text, context): number => {
    const parsed = parseAmount(text.trim() === '' ? '0' : text.trim());
    if (parsed === undefined || parsed < 0n || parsed >= 1_000_000n || parsed % 100n !== 0n) {
      context.addIssue({ code: 'custom', message: 'RATE_FORMAT' });
      return z.NEVER;
    }
    return Number(parsed / 100n);
  })
  .meta({ examples: ['1.5'] });

/** An amount that may be zero. */
const feeFixed = z
  .string('AMOUNT_FORMAT')
  .max(24, 'AMOUNT_FORMAT')
  .transform((text, context): Amount => {
    const parsed = text.trim() === '' ? ZERO : parseAmount(text.trim());
    if (parsed === undefined || parsed < 0n) {
      context.addIssue({ code: 'custom', message: 'AMOUNT_FORMAT' });
      return z.NEVER;
    }
    return parsed;
  })
  .meta({ examples: ['10'] });

const terms = z
  .object({
    currency,
    minimum: positiveAmount,
    maximum: positiveAmount,
    feeFixed,
    feeRate: rate,
    /** Limits of one member and day; of withdrawals only. */
    dailyAmount: optionalAmount,
    dailyCount: z.int('INVALID').min(1, 'INVALID').max(1_000, 'INVALID').nullable().default(null),
  })
  .superRefine((given, context) => {
    const issue = (path: string, message: string, params: Record<string, unknown> = {}) =>
      context.addIssue({ code: 'custom', path: [path], message, params });
    for (const name of ['minimum', 'maximum', 'feeFixed'] as const)
      if (!isWholeCoins(given[name], given.currency))
        issue(name, 'AMOUNT_DECIMALS', { digits: shownDigits(given.currency) });
    if (given.maximum < given.minimum) issue('maximum', 'BELOW_MINIMUM');
    if (given.dailyAmount !== null && given.dailyAmount < given.minimum)
      issue('dailyAmount', 'BELOW_MINIMUM');
    const fee = feeOf({ fixed: given.feeFixed, rate: given.feeRate }, given.minimum, given.currency);
    if (fee >= given.minimum) issue('feeFixed', 'FEE_ABOVE_MINIMUM');
  })
  .transform(({ feeFixed: fixed, feeRate, ...rest }) => ({ ...rest, fee: { fixed, rate: feeRate } }));

const account = z
  .object({
    /** Of an account that the channel has already. */
    id: rowId.optional(),
    currency,
    bank: textLine(2, 60),
    holder: textLine(2, 100),
    number: textLine(4, 60),
    branch: z
      .string('INVALID')
      .trim()
      .max(60, 'INVALID')
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID')
      .transform((text) => text || null)
      .nullable()
      .default(null),
    minimum: optionalAmount,
    maximum: optionalAmount,
    dailyCeiling: optionalAmount,
  })
  .superRefine((given, context) => {
    const { problem } = readAccountNumber(given.number);
    if (problem) context.addIssue({ code: 'custom', path: ['number'], message: problem });
    if (given.maximum !== null && given.maximum < (given.minimum ?? amount(1n)))
      context.addIssue({ code: 'custom', path: ['maximum'], message: 'BELOW_MINIMUM' });
    if (given.dailyCeiling !== null && given.dailyCeiling < (given.minimum ?? amount(1n)))
      context.addIssue({ code: 'custom', path: ['dailyCeiling'], message: 'BELOW_MINIMUM' });
  });

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const hours = z
  .object({
    days: z
      .array(z.int('INVALID').min(1, 'INVALID').max(7, 'INVALID'))
      .min(1, 'DAYS_MISSING')
      .max(7, 'INVALID'),
    from: z
      .string('REQUIRED')
      .regex(TIME, 'TIME_FORMAT')
      .meta({ examples: ['09:00'] }),
    to: z
      .string('REQUIRED')
      .regex(/^(?:24:00|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'TIME_FORMAT')
      .meta({ examples: ['17:30'] }),
  })
  .transform((given) => ({ ...given, days: [...new Set(given.days)].sort() }));

const COUNTRY = /^[A-Z]{2}$/;
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const countries = z
  .array(
    z
      .string('COUNTRIES')
      .trim()
      .toUpperCase()
      .refine((code) => COUNTRY.test(code) && countryNames.of(code) !== undefined, 'COUNTRIES'),
  )
  .max(250, 'COUNTRIES')
  .transform((codes) => [...new Set(codes)].sort())
  .default([])
  .meta({ examples: [['TH']] });

/** A value of a setting; which settings a channel has is up to its adapter. */
const settingTexts = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/, 'INVALID'), z.string('INVALID').trim().max(1_000, 'INVALID'))
  .refine((given) => Object.keys(given).length <= 30, 'INVALID')
  .default({});

/** What operators fill in. Texts need English; limits are decimal strings in the currency's whole coins. */
export const channelContent = {
  names: textInput(MAX_CHANNEL_NAME),
  notes: textInput(MAX_CHANNEL_NOTE).nullable().default(null),
  instructions: textInput(MAX_INSTRUCTIONS).nullable().default(null),
  countries,
  groupIds: z.array(rowId).max(50, 'INVALID').default([]),
  schedule: z.array(hours).max(20, 'INVALID').default([]),
  terms: z
    .array(terms)
    .max(REAL_CURRENCIES.length, 'INVALID')
    .refine((list) => new Set(list.map((each) => each.currency)).size === list.length, 'CURRENCY_TWICE'),
  accounts: z.array(account).max(MAX_ACCOUNTS, 'INVALID').default([]),
  settings: settingTexts,
  /** New secrets by name; a secret that is left out or empty keeps its value. */
  secrets: settingTexts,
};

export const channelInput = z.object(channelContent);
export type ChannelInput = z.output<typeof channelInput>;

/** The code of a channel: lower-case letters, digits and hyphens. */
export const channelCode = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .regex(/^[a-z][a-z0-9-]{1,31}$/, 'CHANNEL_CODE')
  .meta({ examples: ['bank'] });
