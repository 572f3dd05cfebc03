import type { SocialProvider } from './constants';

/** Who a provider says that somebody is, after its signature, audience and nonce have been verified. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** The provider's own id of the person: the only thing that an account is found by. */
  subject: string;
  email: string | undefined;
  /** True only where the provider itself says that the address is theirs. */
  emailVerified: boolean;
}
