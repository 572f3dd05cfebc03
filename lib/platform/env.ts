import { z } from 'zod';
import { REAL_CURRENCIES } from '@/lib/money/currency';

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .transform((value) => value === 'true' || value === 'on' || value === '1');

/** Settings that mean nothing without each other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const;

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the site; decides the cookie's prefix, canonical addresses and the Origin check. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The app's own connection. `npm start` fills it in when it runs the embedded PostgreSQL. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  /** Who owns the tables and migrates; without it DATABASE_URL's user does, and the app steps down to `croupier_app`. */
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The scheduled work holds up to three of them: one that listens, two jobs. */
  DATABASE_POOL: z.coerce.number().int().min(5, 'needs at least 5').max(200).default(10),
  DATABASE_MONEY_POOL: z.coerce.number().int().min(1).max(64).default(2),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters'),
  /** How many proxies in front of us are ours: 0 believes no header (trust.md X8). */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Header with the two-letter country, set by the platform in front of us (cf-ipcountry); heeded only with TRUST_PROXY. */
  COUNTRY_HEADER: z.string().optional(),
  DEMO_SEED: flag.default(true),
  DEMO_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  SITE_PROFILE: z.enum(['full', 'duo']).default('full'),
  /** The locale that the code TY (the operator's house language) stands for. */
  HOUSE_LANGUAGE: z.enum(['th', 'zh', 'vi', 'ar', 'en']).default('th'),
  CURRENCY: z.enum(REAL_CURRENCIES, `is one of ${REAL_CURRENCIES.join(', ')}`).default('THB'),
  SETTLEMENT_ZONE: z.string().refine(isZone, 'is a time zone such as Asia/Shanghai').default('Asia/Shanghai'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Who brings it as a bearer token may read /metrics; without it there is no such address. */
  METRICS_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  UPLOADS_DIR: z.string().default('.data/uploads'),
  /** PEM files: the certificate chain and key that sign the iPhone profile of /down; without them it is plain. */
  LITE_PROFILE_CERTIFICATE: z.string().optional(),
  LITE_PROFILE_KEY: z.string().optional(),
  /** How SMS leave: kept in the back office's outbox, or by Twilio's HTTP API. */
  SMS_PROVIDER: z.enum(['outbox', 'twilio']).default('outbox'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** A number in E.164, or a messaging service (MG…). */
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  /** smtp(s)://user:password@host:port; without it e-mails are kept in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Lantern House <no-reply@localhost>'),
  /** Phone tokens of this Firebase project prove numbers; without it none does. */
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_JWKS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /** Login by Google and by Facebook: the client that the operator has registered there. Any OpenID issuer will do. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
});

const schema = variables.superRefine((given, ctx) => {
  for (const [one, other] of PAIRS) {
    if (Boolean(given[one]) === Boolean(given[other])) continue;
    ctx.addIssue({ code: 'custom', path: [given[one] ? other : one], message: 'is missing' });
  }
});

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export type Env = z.output<typeof schema>;

/**
 * Parses a process environment. Throws an Error whose message has one line per bad variable,
 * fit to be printed to whoever starts the site.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: ${given[name] === undefined ? 'is missing' : issue.message} (see .env.example)`;
  });
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

let parsed: Env | undefined;

/** The environment, parsed once per process. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** The address people reach the site at, without a trailing slash. */
export function publicUrl(): string {
  return (env().PUBLIC_URL ?? `http://localhost:${env().PORT}`).replace(/\/$/, '');
}
