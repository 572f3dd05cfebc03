import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A reference build and a development server can stand beside the site's own build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  serverExternalPackages: ['pg', 'pino', '@node-rs/argon2', 'sharp', 'graphile-worker'],
  // The site's languages, for browsers and the middleware (lib/i18n/site.ts).
  env: {
    SITE_PROFILE: process.env.SITE_PROFILE || 'full',
    HOUSE_LANGUAGE: process.env.HOUSE_LANGUAGE || 'th',
  },
  // Our own server compresses (lib/cli/page-sender.ts): once per page, not once per request.
  compress: false,
  // The spec's paths have no trailing slash; the middleware forgives one without a second hop.
  skipTrailingSlashRedirect: true,
};

export default withNextIntl(config);
