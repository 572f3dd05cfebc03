import type { Metadata } from 'next';
import { SHARE_SIZE } from '@/lib/catalogue/gallery/share-address';
import type { LocaleCode } from '@/lib/i18n/locales';
import { brandName } from '@/lib/platform/site-config';

/**
 * Returns the metadata of a shared link. `picture` is an address of /images/share (lib/catalogue/gallery); title and
 * description are those of the page. A page without it has the picture of the site (app/[locale]/layout.tsx).
 */
export function buildShareCard(
  locale: LocaleCode,
  picture: string,
  more: { type?: 'website' | 'article'; publishedTime?: string; modifiedTime?: string } = {},
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const brand = brandName(locale);
  const images = [{ url: picture, ...SHARE_SIZE, alt: brand }];
  return {
    openGraph: { siteName: brand, locale, images, type: 'website', ...more },
    twitter: { card: 'summary_large_image', images },
  };
}
