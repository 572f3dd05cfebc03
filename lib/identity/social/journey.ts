import { sealData } from 'iron-session';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { cookieName, readCookie, setCookie, unseal } from '../sessions/cookie';
import { JOURNEY_SECONDS, SOCIAL_PROVIDERS } from './constants';

const provider = z.enum(SOCIAL_PROVIDERS);

/** Where a browser is on its way to a provider and back. It stays in the browser, sealed, for a quarter of an hour. */
const journey = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('away'),
    back: z.string(),
    remember: z.boolean(),
    /** The member who adds the account elsewhere to their own. */
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

/** Set-Cookie that keeps the journey. */
export async function journeyCookie(at: Journey): Promise<string> {
  const sealed = await sealData(at, { password: env().SESSION_SECRET, ttl: JOURNEY_SECONDS });
  return setCookie(NAME, sealed, JOURNEY_SECONDS);
}

/** Set-Cookie that forgets it. */
export const noJourneyCookie = () => setCookie(NAME, '', 0);

/** The journey that a request's browser is on; undefined where there is none, or it is too old. */
export async function journeyOf(request: Request): Promise<Journey | undefined> {
  const sealed = readCookie(request.headers.get('cookie'), cookieName(NAME).name);
  return sealed ? journey.safeParse(await unseal(sealed, JOURNEY_SECONDS)).data : undefined;
}
