import type { MetadataRoute } from 'next';
import { publicUrl } from '@/lib/platform/env';

/** Follows the address of the running site, not of the build. */
export const dynamic = 'force-dynamic';

/** What is for machines to read: public pages, not the API and not what belongs to one person. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/wps/', '/lgw/', '/provider/', '/backoffice', '/studio/', '/member', '/seamless'],
    },
    sitemap: `${publicUrl()}/sitemap.xml`,
  };
}
