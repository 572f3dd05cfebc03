import { z } from 'zod';
import { memberInfo } from '../schema';
import { SOCIAL_PROVIDERS } from './constants';

export const providerParam = z.enum(SOCIAL_PROVIDERS, 'INVALID');

/** A path of this site to return to: nothing that a browser reads as another host (X15). */
const ownPath = z
  .string('REQUIRED')
  .max(500, 'INVALID')
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'INVALID')
  .meta({ examples: ['/login'] });

/** POST /wps/session/social/signin. */
export const socialStart = z.object({
  provider: providerParam,
  /** The page that the browser returns to. */
  back: ownPath,
  remember: z.boolean('INVALID').default(false),
  /** Links the social account to the logged-in member; needs the login password. */
  link: z.boolean('INVALID').default(false),
  password: z.string('INVALID').trim().max(255, 'INVALID').default(''),
  audience: z.literal('agent', 'INVALID').optional(),
});

export type SocialStart = z.output<typeof socialStart>;

/** GET /wps/session/social/callback/{provider}: the provider's response (OpenID Connect, RFC 9207). */
export const socialReturn = z.object({
  provider: providerParam,
  code: z.string().max(4_096).optional(),
  state: z.string().max(1_024).optional(),
  iss: z.string().max(255).optional(),
  error: z.string().max(255).optional(),
});

export type SocialReturn = z.output<typeof socialReturn>;

/** GET /wps/session/social: the outcome of the last journey, returned once (for a registration until it is done). */
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

/** `origin`: the site's own address, which providers redirect to. Pages on a mirror offer no social login. */
export const socialProvidersValue = z.object({ list: z.array(z.enum(SOCIAL_PROVIDERS)), origin: z.string() });

export type SocialProviders = z.output<typeof socialProvidersValue>;

/** GET /wps/member/security/social: the member's links and the providers that can be linked. */
export const socialLinksValue = z.object({
  list: z.array(z.object({ provider: z.enum(SOCIAL_PROVIDERS), linkedAt: z.string().nullable() })),
});

export type SocialLinks = z.output<typeof socialLinksValue>;
