/** The port of the tests' OpenID provider; the site uses it in place of Google (playwright.config.ts). */
export const SOCIAL_PORT = Number(process.env.E2E_SOCIAL_PORT ?? 3211);

/** The site's settings for a login by the tests' provider. */
export const SOCIAL_SETTINGS = {
  GOOGLE_CLIENT_ID: 'lantern-tests',
  GOOGLE_CLIENT_SECRET: 'a-secret-of-the-client',
  GOOGLE_ISSUER: `http://127.0.0.1:${SOCIAL_PORT}`,
};
