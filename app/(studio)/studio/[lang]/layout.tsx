import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import './studio.css';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { BrandStyle } from '@/components/site/brand-style';
import { siteConfig } from '@/lib/platform/site-config';
import { themeTokens } from '@/lib/platform/theme/tokens';

export const generateViewport = (): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: themeTokens(siteConfig().theme, 'dark')['color-sunken']!,
});

export const metadata: Metadata = { robots: { index: false, follow: false } };

interface Props {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** The root layout of our games: a document of its own, rendered per request so that its scripts carry a nonce. */
export default async function StudioLayout({ children, params }: Props) {
  const { lang } = await params;
  if (!isLocale(lang)) notFound();
  await connection();
  return (
    <html
      lang={lang}
      dir={localeOf(lang).direction}
      data-theme="dark"
      data-mark={siteConfig().brand.mark === 'lantern' ? 'lantern' : undefined}
      className={`${displayFace.variable} ${textFace.variable}`}
    >
      <head>
        <BrandStyle />
      </head>
      <body>
        <NextIntlClientProvider
          locale={lang}
          messages={pickMessages(lang, ['studio']) as never}
          timeZone="UTC"
        >
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
