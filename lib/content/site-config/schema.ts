import { z } from 'zod';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { SITE } from '@/lib/i18n/site';
import { parseAmount } from '@/lib/money/amount';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import { contrastProblems } from '@/lib/platform/theme/contrast';
import { DISPLAY_FACES, RADII } from '@/lib/platform/theme/shipped';
import type { ThemeSetting } from '@/lib/platform/theme/types';
import { textInput } from '../schema';
import { MAX_BRAND_NAME, MAX_SHORT_NAME } from './constants';

/** One line of text, empty if `most` allows it. Error codes are those of messages/<locale>/errors*.json. */
const line = (most: number) =>
  z
    .string('INVALID')
    .trim()
    .max(most, 'TEXT_TOO_LONG')
    .regex(/^[^\p{Cc}]*$/u, 'INVALID');

const brandText = textInput(MAX_BRAND_NAME).refine(
  (names) => Object.values(names).every((name) => !/\p{Cc}|[<>]/u.test(name ?? '')),
  'INVALID',
);

export const brandInput = z.object({
  names: brandText,
  shortName: line(MAX_SHORT_NAME),
  legalName: line(120),
  address: line(200),
  licence: line(200),
  mark: z.enum(['none', 'lantern'], 'INVALID'),
});

const picture = z
  .object({
    file: z.string('INVALID').regex(/^[0-9a-f]{32}\.png$/, 'INVALID'),
    width: z.int('INVALID').min(1).max(2_000),
    height: z.int('INVALID').min(1).max(2_000),
  })
  .nullable();

export const picturesInput = z.object({ dark: picture, light: picture, icon: picture });

const colour = z
  .string('COLOUR_FORMAT')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'COLOUR_FORMAT');

const colours = z.object({
  accent: colour,
  accentText: colour,
  accentInk: colour,
  ground: colour,
  surface: colour,
  jade: colour,
  vermilion: colour,
});

/** The colours that a token comes from, so that an error stands at its input. */
const INPUT_OF_TOKEN: Readonly<Record<string, keyof z.output<typeof colours>>> = {
  'background-color-amber': 'accent',
  'color-amber': 'accentText',
  'color-amber-ink': 'accentInk',
  'color-amber-wash': 'accent',
  'color-ground': 'ground',
  'color-sunken': 'ground',
  'color-surface': 'surface',
  'color-raised': 'surface',
  'color-jade': 'jade',
  'color-vermilion': 'vermilion',
};

/** A theme. A pair of colours with too little contrast is refused: CONTRAST names text, ground and ratio. */
export const themeInput = z
  .object({
    dark: colours,
    light: colours,
    radius: z.enum(Object.keys(RADII) as [keyof typeof RADII], 'INVALID'),
    face: z.enum(Object.keys(DISPLAY_FACES) as [keyof typeof DISPLAY_FACES], 'INVALID'),
  })
  .superRefine((theme, context) => {
    const reported = new Set<string>();
    for (const { theme: name, text, ground, wash, ratio } of contrastProblems(theme as ThemeSetting)) {
      const input = INPUT_OF_TOKEN[text] ?? INPUT_OF_TOKEN[wash ?? ground] ?? INPUT_OF_TOKEN[ground];
      const place = `${name}.${input ?? 'accent'}`;
      if (reported.has(place)) continue;
      reported.add(place);
      context.addIssue({
        code: 'custom',
        path: [name, input ?? 'accent'],
        message: 'CONTRAST',
        params: {
          text,
          ground: wash === undefined ? ground : `${wash} / ${ground}`,
          ratio: ratio.toFixed(2),
        },
      });
    }
  });

const locale = z.enum(LOCALE_CODES, 'INVALID');

/** The languages that are offered: some of the build's, the starting one among them. */
export const languagesInput = z
  .object({
    offered: z
      .array(locale)
      .min(1, 'LANGUAGE_NEEDED')
      .max(LOCALE_CODES.length, 'INVALID')
      .transform((codes) => SITE.builtLocales.filter((code) => codes.includes(code)))
      .refine((codes) => codes.length > 0, 'LANGUAGE_NEEDED'),
    start: locale,
    untranslated: z.boolean('INVALID'),
  })
  .refine(({ offered, start }) => (offered as LocaleCode[]).includes(start), {
    path: ['start'],
    message: 'LANGUAGE_NOT_OFFERED',
  });

const ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

export const moneyInput = z.object({
  currency: z.enum(REAL_CURRENCIES, 'INVALID'),
  settlementZone: z.string('INVALID').refine((zone) => zone === 'UTC' || ZONES.has(zone), 'TIME_ZONE'),
});

export const senderInput = z.object({
  name: line(60),
  address: z.string('INVALID').trim().pipe(z.email('EMAIL_FORMAT').max(200, 'INVALID')),
});

export const securityNamesInput = z.object({ issuer: line(60), passkey: line(60) });

const decimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT');

const httpsAddress = z
  .string('INVALID')
  .trim()
  .max(300, 'INVALID')
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'ADDRESS_FORMAT');

/** Protection of members. The lower limits are those of the rules of games and of reality checks. */
export const protectionInput = z.object({
  roundTime: z.boolean('INVALID'),
  realityMinutes: z.int('INVALID').min(5, 'INVALID').max(240, 'INVALID'),
  readmitHours: z.int('INVALID').min(24, 'INVALID').max(720, 'INVALID'),
  documents: z.object({
    firstWithdrawal: z.boolean('INVALID'),
    depositsAbove: decimal,
    keepDays: z.int('INVALID').min(1, 'INVALID').max(3_650, 'INVALID'),
  }),
  helpers: z.array(z.object({ name: line(80).min(1, 'REQUIRED'), url: httpsAddress })).max(12, 'INVALID'),
});

const httpAddress = z
  .string('INVALID')
  .trim()
  .max(300, 'INVALID')
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'ADDRESS_FORMAT');

/** Twilio: all three are needed. A secret that is left empty keeps its stored value (commands.ts). */
export const smsProviderInput = z
  .object({
    kind: z.enum(['outbox', 'twilio'], 'INVALID'),
    url: httpAddress,
    accountSid: line(64),
    authToken: line(200),
    from: line(64).regex(
      /^(?:|\+[1-9]\d{6,14}|MG[0-9a-zA-Z]{8,62}|[A-Za-z0-9 ]{1,11})$/,
      'SMS_SENDER_FORMAT',
    ),
  })
  .superRefine((value, context) => {
    if (value.kind !== 'twilio') return;
    for (const name of ['accountSid', 'authToken', 'from'] as const)
      if (!value[name]) context.addIssue({ code: 'custom', path: [name], message: 'REQUIRED' });
  });

/** A mail server. The password may be empty if the server needs none. */
export const emailProviderInput = z
  .object({
    kind: z.enum(['outbox', 'smtp'], 'INVALID'),
    host: line(253).regex(/^[A-Za-z0-9.:-]*$/, 'HOST_FORMAT'),
    port: z.int('INVALID').min(1, 'INVALID').max(65_535, 'INVALID'),
    secure: z.boolean('INVALID'),
    user: line(200),
    password: line(300),
  })
  .superRefine(({ kind, host }, context) => {
    if (kind === 'smtp' && !host) context.addIssue({ code: 'custom', path: ['host'], message: 'REQUIRED' });
  });

/** Both parts of the client, or neither. */
export const socialProviderInput = z
  .object({ clientId: line(200), clientSecret: line(300), issuer: httpAddress })
  .superRefine(({ clientId, clientSecret }, context) => {
    if (Boolean(clientId) === Boolean(clientSecret)) return;
    const path = clientId ? 'clientSecret' : 'clientId';
    context.addIssue({ code: 'custom', path: [path], message: 'REQUIRED' });
  });
