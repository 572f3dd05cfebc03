import type { MetadataRoute } from 'next';
import { publicUrl } from '@/lib/platform/env';

/** Follows the address of the running site, not of the build. */
export const dynamic = 'force-dynamic';

/** What belongs to one person, in any language. */
const PRIVATE = ['/member', '/seamless', '/favorite', '/recent', '/agentHome', '/reset', '/forget'];

/** What is for machines to read: public pages and pictures, not the API and not what belongs to one person. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/wps/',
        '/lgw/',
        '/lotto/',
        '/provider/',
        '/payments/',
        '/backoffice',
        '/studio/',
        ...PRIVATE.flatMap((path) => [path, `/*${path}`]),
      ],
    },
    sitemap: `${publicUrl()}/sitemap.xml`,
  };
}
