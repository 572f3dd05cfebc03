import type { Metadata } from 'next';
import { SHARE_SIZE } from '@/lib/catalogue/gallery/share-address';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * How a page looks where somebody shares it: `picture` is an address of /images/share (lib/catalogue/gallery). Title and
 * description are the page's own. A page that says nothing has the house's picture (app/[locale]/layout.tsx).
 */
export function shareCard(
  locale: LocaleCode,
  brand: string,
  picture: string,
  more: { type?: 'website' | 'article'; publishedTime?: string; modifiedTime?: string } = {},
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const images = [{ url: picture, ...SHARE_SIZE, alt: brand }];
  return {
    openGraph: { siteName: brand, locale, images, type: 'website', ...more },
    twitter: { card: 'summary_large_image', images },
  };
}
