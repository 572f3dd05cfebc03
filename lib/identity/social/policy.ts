import type { Db } from '@/lib/db/client';
import { siteConfig } from '@/lib/platform/site-config';
import { siteFlag } from '../settings/queries';
import { SOCIAL_PROVIDERS, type SocialProvider } from './constants';
import { socialOff } from './errors';

/** Returns a provider's settings, if they are complete. */
export function clientOf(
  provider: SocialProvider,
): { id: string; secret: string; issuer: string } | undefined {
  const { clientId: id, clientSecret: secret, issuer } = siteConfig().providers[provider];
  return id && secret ? { id, secret, issuer } : undefined;
}

const FLAGS: Record<SocialProvider, string> = { google: 'socialGoogle', facebook: 'socialFacebook' };

/** Returns the available providers: each needs settings (_Site_, _Providers_, or the environment), and its flag, which is on by default. */
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
