import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import { buildShareCard } from '@/components/seo/share-card';
import { manifestAddress } from '@/components/seo/web-manifest';
import { HydrationMark } from '@/components/ui/hydration-mark';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { RETRY_SCRIPT } from '@/lib/platform/retry-script';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';
import { DEFAULT_LOCALE, isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { SITE } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export function generateStaticParams() {
  return SITE.locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0b1416',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    metadataBase: new URL(publicUrl()),
    title: { default: t('meta.title'), template: `%s · ${t('brand')}` },
    description: t('meta.description'),
    applicationName: t('brand'),
    manifest: manifestAddress(locale),
    appleWebApp: { title: t('brand'), capable: true, statusBarStyle: 'black-translucent' },
    formatDetection: { telephone: false },
    ...buildShareCard(locale, t('brand'), sharePicture('banner-welcome')),
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
      className={`${displayFace.variable} ${textFace.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: RETRY_SCRIPT }} />
      </head>
      <body>
        {children}
        <HydrationMark />
      </body>
    </html>
  );
}
