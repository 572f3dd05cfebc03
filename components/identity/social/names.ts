import type { SocialProvider } from '@/lib/identity/social/constants';

/** The names of the providers. They are the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
