import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
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
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    metadataBase: new URL(publicUrl()),
    title: { default: t('meta.title'), template: `%s · ${t('brand')}` },
    description: t('meta.description'),
    applicationName: t('brand'),
    formatDetection: { telephone: false },
  };
}

/** The root of every page of the site: language, direction, faces, theme. Reads nothing of the request. */
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
      </head>
      <body>{children}</body>
    </html>
  );
}
