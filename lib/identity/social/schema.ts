import { z } from 'zod';
import { memberInfo } from '../schema';
import { SOCIAL_PROVIDERS } from './constants';

export const providerParam = z.enum(SOCIAL_PROVIDERS, 'INVALID');

/** A path of this site, to come back to: nothing that a browser takes for another host (trust.md X15). */
const ownPath = z
  .string('REQUIRED')
  .max(500, 'INVALID')
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'INVALID')
  .meta({ examples: ['/login'] });

/** POST /wps/session/social/signin. */
export const socialStart = z.object({
  provider: providerParam,
  /** Where the browser is sent in the end: the page with the login dialog. */
  back: ownPath,
  remember: z.boolean('INVALID').default(false),
  /** Whoever is logged in adds the account elsewhere to their own, proven by the login password. */
  link: z.boolean('INVALID').default(false),
  password: z.string('INVALID').trim().max(255, 'INVALID').default(''),
  audience: z.literal('agent', 'INVALID').optional(),
});

export type SocialStart = z.output<typeof socialStart>;

/** GET /wps/session/social/callback/{provider}: what a provider brings back (OpenID Connect, RFC 9207). */
export const socialReturn = z.object({
  provider: providerParam,
  code: z.string().max(4_096).optional(),
  state: z.string().max(1_024).optional(),
  iss: z.string().max(255).optional(),
  error: z.string().max(255).optional(),
});

export type SocialReturn = z.output<typeof socialReturn>;

/** GET /wps/session/social: how the last journey to a provider ended, told once (a registration's until it is done). */
export const socialOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('none') }),
  z.object({ outcome: z.literal('in'), firstTimeLogin: z.boolean(), info: memberInfo }),
  z.object({ outcome: z.literal('linked'), provider: z.enum(SOCIAL_PROVIDERS) }),
  z.object({ outcome: z.literal('register'), provider: z.enum(SOCIAL_PROVIDERS), email: z.string() }),
  z.object({
    outcome: z.literal('extra'),
    challenge: z.string(),
    ways: z.array(z.object({ way: z.enum(['totp', 'email', 'mobile', 'payeeName']), hint: z.string() })),
  }),
  z.object({ outcome: z.literal('refused'), code: z.string(), message: z.string() }),
]);

export type SocialOutcome = z.output<typeof socialOutcome>;

/** `origin`: the site's own address, where providers send browsers back to; a mirror's page offers none of them. */
export const socialProvidersValue = z.object({ list: z.array(z.enum(SOCIAL_PROVIDERS)), origin: z.string() });

export type SocialProviders = z.output<typeof socialProvidersValue>;

/** GET /wps/member/security/social: what is linked, and what may be. */
export const socialLinksValue = z.object({
  list: z.array(z.object({ provider: z.enum(SOCIAL_PROVIDERS), linkedAt: z.string().nullable() })),
});

export type SocialLinks = z.output<typeof socialLinksValue>;
