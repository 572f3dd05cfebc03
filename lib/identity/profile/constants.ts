import type { FieldRule } from '../registration/rules';

type Rule = Pick<FieldRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'patternId'>;

const text = (minLength: number, maxLength: number): Rule => ({
  acceptedPattern: '^[\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]+$',
  minLength,
  maxLength,
  patternId: 'ANY',
});
const name = (minLength: number, maxLength: number): Rule => ({
  acceptedPattern: '^\\S+$',
  minLength,
  maxLength,
  patternId: 'NO_SPACES',
});

/**
 * What members may tell of themselves in "my account" (product.md §3, further profile labels), with what each must look
 * like. An empty value takes the field away.
 */
export const PROFILE_RULES = {
  fullname: text(2, 100),
  birthday: {
    acceptedPattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    minLength: 10,
    maxLength: 10,
    patternId: 'DATE',
  },
  nationality: { acceptedPattern: '^[A-Z]{2}$', minLength: 2, maxLength: 2, patternId: 'ALPHANUMERIC' },
  address: text(4, 200),
  occupation: text(2, 60),
  sourceOfIncome: {
    acceptedPattern: '^(?:salary|business|investments|savings|pension|family|other)$',
    minLength: 5,
    maxLength: 11,
    patternId: 'ANY',
  },
  telegram: name(2, 50),
  zalo: name(2, 50),
  skype: name(2, 50),
  line: name(2, 50),
  whatsapp: name(5, 50),
  wechat: name(2, 50),
  facebook: name(2, 100),
  qqNum: { acceptedPattern: '^[0-9]+$', minLength: 5, maxLength: 12, patternId: 'DIGITS' },
} as const satisfies Record<string, Rule>;

export type ProfileField = keyof typeof PROFILE_RULES;
export const PROFILE_FIELDS = Object.keys(PROFILE_RULES) as ProfileField[];

export const INCOME_SOURCES = [
  'salary',
  'business',
  'investments',
  'savings',
  'pension',
  'family',
  'other',
] as const;
