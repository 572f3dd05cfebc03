import type { SocialProvider } from '@/lib/identity/social/constants';

/** What the providers call themselves, in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
