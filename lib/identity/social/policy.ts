import type { Db } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { siteFlag } from '../settings/queries';
import { SOCIAL_PROVIDERS, type SocialProvider } from './constants';
import { socialOff } from './errors';

/** Returns a provider's settings of the environment, if they are set. */
export function clientOf(
  provider: SocialProvider,
): { id: string; secret: string; issuer: string } | undefined {
  const settings = env();
  const [id, secret, issuer] =
    provider === 'google'
      ? [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.GOOGLE_ISSUER]
      : [settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET, settings.FACEBOOK_ISSUER];
  return id && secret ? { id, secret, issuer } : undefined;
}

const FLAGS: Record<SocialProvider, string> = { google: 'socialGoogle', facebook: 'socialFacebook' };

/** Returns the available providers: each needs settings in the environment, and its flag, which is on by default. */
export async function offeredProviders(db: Db): Promise<SocialProvider[]> {
  const offered: SocialProvider[] = [];
  for (const provider of SOCIAL_PROVIDERS)
    if (clientOf(provider) && (await siteFlag(db, FLAGS[provider], true))) offered.push(provider);
  return offered;
}

/** Throws SOCIAL_OFF 403 if the provider is not available. */
export async function assertOffered(db: Db, provider: SocialProvider): Promise<void> {
  if (!(await offeredProviders(db)).includes(provider)) throw socialOff();
}
