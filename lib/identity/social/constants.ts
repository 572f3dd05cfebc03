/** The providers of social accounts (LOGIN-9). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** The path of next-auth, which adds `signin/<provider>` and `callback/<provider>`. */
export const SOCIAL_PATH = '/wps/session/social';

/** How long a journey to the provider and back may take, in seconds, including a registration form. */
export const JOURNEY_SECONDS = 900;

export const FACEBOOK_ISSUER = 'https://www.facebook.com';

/**
 * Facebook's discovery document names no token endpoint, so the addresses are given here
 * (developers.facebook.com, "OIDC Code Flow with PKCE for Manually Built Facebook Login Flows").
 */
export const FACEBOOK_ENDPOINTS = {
  issuer: FACEBOOK_ISSUER,
  authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
  token: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_endpoint: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
} as const;
