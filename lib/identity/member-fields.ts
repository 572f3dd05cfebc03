// The one list of the fields that members fill in. Browser and server use it: nothing of the server is imported here.

/** What a value must look like. */
export interface ValueRule {
  /** A regular expression, or a lone star that matches all. */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
  /** The message that is shown: `errors.fields.PATTERN_<patternId>`. */
  patternId: string;
}

/** How a field is typed: keyboard, autocomplete and direction. */
export interface FieldInput {
  type: 'text' | 'email' | 'tel' | 'date';
  /** The HTML attribute; `off` if absent. */
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'email';
  /** A password: the typed text is hidden. */
  secret?: boolean;
  /**
   * In the registration form the text direction follows the typed text. Other fields there (codes, numbers, addresses) run left to
   * right. In "my account" every text follows what is typed.
   */
  ownDirection?: boolean;
  /** A list to choose from: the countries, or these values. */
  choices?: 'countries' | readonly string[];
}

export interface RegistrationUse {
  /**
   * What operators may set in the back office. `open`: everything. `always`: the field is shown and required. `fixed`:
   * only whether it is shown; other forms rely on its rule. `derived`: operators can change nothing; a site setting
   * switches the field on. `companion`: the field is sent beside another one and has no rule of its own.
   */
  setting: 'open' | 'always' | 'fixed' | 'derived' | 'companion';
  /** The shortest and longest that an operator may allow; the column's limits if absent. */
  bounds?: { least: number; most: number };
  /** The form shows the rule as a hint (`identity.hints.<name>`). */
  hint?: true;
  /** Only the server can judge it. */
  serverOnly?: true;
  /** Error codes of its own in place of REQUIRED and PATTERN_…. */
  errors?: { missing: string; wrong: string };
}

export interface MemberField {
  /** `profile`: a registration seals it in identity.profile_field. `own`: it has a place or a use of its own. */
  kind: 'profile' | 'own';
  input: FieldInput;
  /** If absent, the registration form never asks for it. Its rule is a row of identity.register_field. */
  registration?: RegistrationUse;
  /** The rule in "my account"; the migration inserts the same rule for registration. If absent, "my account" does not show the field. */
  profile?: ValueRule;
}

const text = (minLength: number, maxLength: number): ValueRule => ({
  acceptedPattern: '^[\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]+$',
  minLength,
  maxLength,
  patternId: 'ANY',
});
const name = (minLength: number, maxLength: number): ValueRule => ({
  acceptedPattern: '^\\S+$',
  minLength,
  maxLength,
  patternId: 'NO_SPACES',
});

export const INCOME_SOURCES = [
  'salary',
  'business',
  'investments',
  'savings',
  'pension',
  'family',
  'other',
] as const;

const OPEN = { setting: 'open' } as const;
const COMPANION = { setting: 'companion' } as const;
const PLAIN = { type: 'text' } as const;
const NEW_PASSWORD = { type: 'text', autoComplete: 'new-password', secret: true } as const;

/**
 * Every field by its name on the wire and in the database (2 to 32 letters), in the order of "my account" (the order of the registration form is
 * `position` of identity.register_field). README.md says how to add one.
 */
export const MEMBER_FIELDS = {
  username: {
    kind: 'own',
    input: { type: 'text', autoComplete: 'username' },
    registration: { setting: 'always', bounds: { least: 2, most: 64 }, hint: true },
  },
  password: {
    kind: 'own',
    input: NEW_PASSWORD,
    registration: { setting: 'always', bounds: { least: 8, most: 64 }, hint: true },
  },
  confirmPassword: { kind: 'own', input: NEW_PASSWORD, registration: COMPANION },
  paymentPassword: {
    kind: 'own',
    input: { type: 'text', inputMode: 'numeric', secret: true },
    registration: { setting: 'fixed', hint: true },
  },
  payeeName: {
    kind: 'profile',
    input: { type: 'text', autoComplete: 'name', ownDirection: true },
    registration: OPEN,
  },
  email: {
    kind: 'own',
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    registration: OPEN,
  },
  mobileNum: {
    kind: 'own',
    input: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
    registration: { setting: 'open', errors: { missing: 'MOBILE_REQUIRED', wrong: 'MOBILE_FORMAT' } },
  },
  verificationCode: {
    kind: 'own',
    input: PLAIN,
    registration: { setting: 'derived', errors: { missing: 'CODE_REQUIRED', wrong: 'CODE_WRONG' } },
  },
  fullname: { kind: 'profile', input: { type: 'text', autoComplete: 'name' }, profile: text(2, 100) },
  birthday: {
    kind: 'profile',
    input: { type: 'date', autoComplete: 'bday' },
    profile: {
      acceptedPattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
      minLength: 10,
      maxLength: 10,
      patternId: 'DATE',
    },
  },
  nationality: {
    kind: 'profile',
    input: { type: 'text', choices: 'countries' },
    profile: { acceptedPattern: '^[A-Z]{2}$', minLength: 2, maxLength: 2, patternId: 'ALPHANUMERIC' },
  },
  address: {
    kind: 'profile',
    input: { type: 'text', autoComplete: 'street-address' },
    profile: text(4, 200),
  },
  occupation: { kind: 'profile', input: PLAIN, profile: text(2, 60) },
  sourceOfIncome: {
    kind: 'profile',
    input: { type: 'text', choices: INCOME_SOURCES },
    profile: {
      acceptedPattern: `^(?:${INCOME_SOURCES.join('|')})$`,
      minLength: 5,
      maxLength: 11,
      patternId: 'ANY',
    },
  },
  telegram: { kind: 'profile', input: PLAIN, profile: name(2, 50) },
  zalo: { kind: 'profile', input: PLAIN, profile: name(2, 50) },
  skype: { kind: 'profile', input: PLAIN, profile: name(2, 50) },
  line: { kind: 'profile', input: PLAIN, registration: OPEN, profile: name(2, 50) },
  whatsapp: {
    kind: 'profile',
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    registration: OPEN,
    profile: name(5, 50),
  },
  wechat: { kind: 'profile', input: PLAIN, registration: OPEN, profile: name(2, 50) },
  facebook: { kind: 'profile', input: PLAIN, registration: OPEN, profile: name(2, 100) },
  qqNum: {
    kind: 'profile',
    input: { type: 'text', inputMode: 'numeric' },
    registration: OPEN,
    profile: { acceptedPattern: '^[0-9]+$', minLength: 5, maxLength: 12, patternId: 'DIGITS' },
  },
  idNumber: { kind: 'profile', input: PLAIN, registration: OPEN },
  recommenderId: { kind: 'profile', input: PLAIN, registration: OPEN },
  referralCode: { kind: 'own', input: PLAIN, registration: OPEN },
  affiliateCode: { kind: 'own', input: PLAIN, registration: OPEN },
  captcha: { kind: 'own', input: PLAIN, registration: { setting: 'fixed', serverOnly: true } },
  captchaId: { kind: 'own', input: PLAIN, registration: COMPANION },
  sliderToken: { kind: 'own', input: PLAIN, registration: COMPANION },
} as const satisfies Record<string, MemberField>;

type Fields = typeof MEMBER_FIELDS;
type FieldsWith<Part extends string> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Part, unknown>> ? Name : never;
}[keyof Fields];

export type RegistrationField = FieldsWith<'registration'>;
export type ProfileField = FieldsWith<'profile'>;

const entries = Object.entries(MEMBER_FIELDS) as [string, MemberField][];

/** The fields that registration takes on the wire. Which of them the form asks for is a setting per field. */
export const REGISTRATION_FIELDS = entries
  .filter(([, field]) => field.registration)
  .map(([field]) => field) as RegistrationField[];

/** The fields of "my account". */
export const PROFILE_FIELDS = entries
  .filter(([, field]) => field.profile)
  .map(([field]) => field) as ProfileField[];

/** A field by its name; undefined if there is none. */
export const memberField = (field: string): MemberField | undefined =>
  Object.hasOwn(MEMBER_FIELDS, field) ? MEMBER_FIELDS[field as keyof Fields] : undefined;

/** What operators may set of a registration field; undefined if it is none. */
export const registrationSetting = (field: string): RegistrationUse['setting'] | undefined =>
  memberField(field)?.registration?.setting;
