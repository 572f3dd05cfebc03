import { z } from 'zod';
import { REAL_CURRENCIES } from '@/lib/money/currency';

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .transform((value) => value === 'true' || value === 'on' || value === '1');

/** Settings that need each other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const;

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address to listen on; without it all interfaces, because containers and other machines reach the site there. */
  HOST: z.string().optional(),
  /** Who serves the site: our own server (lib/server), or plain `next start` with a worker process. */
  SERVER: z.enum(['own', 'next']).default('own'),
  /** Where the middleware reaches the site's own routes under plain Next.js; by default this machine's PORT. */
  SELF_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The public address of the site: for the cookie's prefix, canonical addresses and the Origin check. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The application's connection. `npm start` sets it if it runs the embedded PostgreSQL. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  /** The owner of the tables, who migrates. Without it, DATABASE_URL's user migrates, and the app takes the role `croupier_app`. */
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Scheduled work uses up to three connections: one listens, two run jobs. */
  DATABASE_POOL: z.coerce.number().int().min(5, 'needs at least 5').max(200).default(10),
  DATABASE_MONEY_POOL: z.coerce.number().int().min(1).max(64).default(2),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters'),
  /** How many trusted proxies are in front of us. With 0, forwarding headers are ignored (X8). */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Header with the client's address, set by the proxy in front of us (cf-connecting-ip). Used only with TRUST_PROXY. */
  ADDRESS_HEADER: z.string().optional(),
  /** Header with the two-letter country, set by the proxy in front of us (cf-ipcountry). Used only with TRUST_PROXY. */
  COUNTRY_HEADER: z.string().optional(),
  DEMO_SEED: flag.default(true),
  DEMO_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  SITE_PROFILE: z.enum(['full', 'duo']).default('full'),
  /** The locale of the code TY, the operator's own language (LANG-3). */
  HOUSE_LANGUAGE: z.enum(['th', 'zh', 'vi', 'ar', 'en']).default('th'),
  /** The name of the brand, until operators have set one in the back office. */
  BRAND_NAME: z.string().trim().min(1).max(60).default('Croupier'),
  CURRENCY: z.enum(REAL_CURRENCIES, `is one of ${REAL_CURRENCIES.join(', ')}`).default('THB'),
  SETTLEMENT_ZONE: z
    .string()
    .refine(isTimeZone, 'is a time zone such as Asia/Shanghai')
    .default('Asia/Shanghai'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Bearer token for /metrics. Without it, that address does not exist. */
  METRICS_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  /** Commands set it to `uploads` in DATA_DIR (lib/cli/site.ts). This default is for `next build` and `next start` by hand. */
  UPLOADS_DIR: z.string().default('.data/uploads'),
  /** PEM files: the certificate chain and key that sign the iPhone profile of /down. Without them, it is unsigned. */
  LITE_PROFILE_CERTIFICATE: z.string().optional(),
  LITE_PROFILE_KEY: z.string().optional(),
  /** How SMS are sent: stored in the back office's outbox, or by Twilio's HTTP API. */
  SMS_PROVIDER: z.enum(['outbox', 'twilio']).default('outbox'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** A number in E.164, or a messaging service (MG…). */
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  /** smtp(s)://user:password@host:port. Without it, emails are stored in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** `Name <address>`; by default no-reply at the site's host, with the name of the brand. */
  MAIL_FROM: z.string().optional(),
  /** The Firebase project whose phone tokens are accepted in place of SMS codes. */
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_JWKS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /** Login by Google and Facebook: the client that the operator registered there. Any OpenID issuer works. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
  /** Origins of payment providers that may be in a private network, for example http://btcpay.internal:23000, separated by commas. */
  PRIVATE_PROVIDERS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isOrigin), 'is a list of origins such as http://btcpay.internal:23000')
    .default([]),
});

const schema = variables.superRefine((values, ctx) => {
  if (values.SMS_PROVIDER === 'twilio')
    for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const)
      if (!values[name]) ctx.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  for (const [one, other] of PAIRS) {
    if (Boolean(values[one]) === Boolean(values[other])) continue;
    ctx.addIssue({ code: 'custom', path: [values[one] ? other : one], message: 'is missing' });
  }
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

export type Env = z.output<typeof schema>;

/**
 * Parses a process environment. Throws an Error whose message has one line per invalid variable and can be printed to
 * the person who starts the site.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: ${values[name] === undefined ? 'is missing' : issue.message} (see .env.example)`;
  });
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

let parsed: Env | undefined;

/** Returns the environment, parsed once per process. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Returns the public address of the site, without a trailing slash. */
export function publicUrl(): string {
  return (env().PUBLIC_URL ?? `http://localhost:${env().PORT}`).replace(/\/$/, '');
}
