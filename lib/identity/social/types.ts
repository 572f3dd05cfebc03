import type { SocialProvider } from './constants';

/** A person's identity at a provider, after signature, audience and nonce have been verified. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** The provider's id of the person, by which alone an account is found. */
  subject: string;
  email: string | undefined;
  /** True if the provider has verified the address. */
  emailVerified: boolean;
}
