import { sealData } from 'iron-session';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { cookieName, readCookie, setCookie, unseal } from '../sessions/cookie';
import { JOURNEY_SECONDS, SOCIAL_PROVIDERS } from './constants';

const provider = z.enum(SOCIAL_PROVIDERS);

/** The state of a browser's journey to a provider and back, in a sealed cookie for a quarter of an hour. */
const journey = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('away'),
    back: z.string(),
    remember: z.boolean(),
    /** The member who links the social account. */
    linkFor: z.string().optional(),
  }),
  z.object({ step: z.literal('in'), firstTimeLogin: z.boolean() }),
  z.object({ step: z.literal('linked'), provider }),
  z.object({
    step: z.literal('register'),
    identity: z.object({
      provider,
      subject: z.string(),
      email: z.string().optional(),
      emailVerified: z.boolean(),
    }),
  }),
  z.object({
    step: z.literal('extra'),
    challenge: z.string(),
    ways: z.array(z.object({ way: z.enum(['totp', 'email', 'mobile', 'payeeName']), hint: z.string() })),
  }),
  z.object({ step: z.literal('refused'), code: z.string() }),
]);

export type Journey = z.output<typeof journey>;

const NAME = 'croupier-social';

/** Returns the Set-Cookie that stores the journey. */
export async function journeyCookie(at: Journey): Promise<string> {
  const sealed = await sealData(at, { password: env().SESSION_SECRET, ttl: JOURNEY_SECONDS });
  return setCookie(NAME, sealed, JOURNEY_SECONDS);
}

/** Returns the Set-Cookie that deletes it. */
export const clearedJourneyCookie = () => setCookie(NAME, '', 0);

/** Returns the journey of a request's browser; undefined if there is none or it has expired. */
export async function journeyOf(request: Request): Promise<Journey | undefined> {
  const sealed = readCookie(request.headers.get('cookie'), cookieName(NAME).name);
  return sealed ? journey.safeParse(await unseal(sealed, JOURNEY_SECONDS)).data : undefined;
}
