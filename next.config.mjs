import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A reference build and a development server can stand beside the site's own build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  serverExternalPackages: ['pg', 'pino', '@node-rs/argon2', 'sharp', 'graphile-worker'],
  // Answers are compressed by our own server (lib/cli/serve.ts), which caches what is static.
  compress: true,
  // The spec's paths have no trailing slash; the middleware forgives one without a second hop.
  skipTrailingSlashRedirect: true,
};

export default withNextIntl(config);
