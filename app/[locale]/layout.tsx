import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import { buildShareCard } from '@/components/seo/share-card';
import { manifestAddress } from '@/components/seo/web-manifest';
import { brandIcons } from '@/components/seo/brand-icons';
import { BrandStyle } from '@/components/site/brand-style';
import { HydrationMark } from '@/components/ui/hydration-mark';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { EARLY_INPUT_SCRIPT } from '@/lib/platform/early-input-script';
import { RETRY_SCRIPT } from '@/lib/platform/retry-script';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';
import { DEFAULT_LOCALE, isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { languagesAttribute, SITE } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';
import { brandName, shortBrandName, siteConfig } from '@/lib/platform/site-config';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export function generateStaticParams() {
  return SITE.locales.map((locale) => ({ locale }));
}

export const generateViewport = (): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: siteConfig().theme.dark.ground,
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'site' });
  const brand = brandName(locale);
  return {
    metadataBase: new URL(publicUrl()),
    title: { default: t('meta.title', { brand }), template: `%s · ${brand}` },
    description: t('meta.description'),
    applicationName: brand,
    manifest: manifestAddress(locale),
    icons: brandIcons(),
    appleWebApp: { title: shortBrandName(locale), capable: true, statusBarStyle: 'black-translucent' },
    formatDetection: { telephone: false },
    ...buildShareCard(locale, sharePicture('banner-welcome')),
  };
}

/**
 * The root layout of the site: language, direction, faces, theme. It reads nothing of the request, so that pages can be
 * cached.
 */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { direction } = localeOf(locale);
  return (
    <html
      lang={locale}
      dir={direction}
      data-theme="dark"
      data-mark={siteConfig().brand.mark === 'lantern' ? 'lantern' : undefined}
      data-languages={languagesAttribute()}
      className={`${displayFace.variable} ${textFace.variable}`}
      suppressHydrationWarning
    >
      <head>
        <BrandStyle />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: RETRY_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
      </head>
      <body>
        {children}
        <HydrationMark />
      </body>
    </html>
  );
}
