import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import { BackOfficeProviders } from '@/components/backoffice/providers';
import { backOfficeLocale, pageNonce } from '@/lib/backoffice/loaders';
import { locale as localeOf } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { env } from '@/lib/platform/env';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0b1416' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
  };
}

/** Root layout of the back office: a document of its own, rendered per request in the language of the operator's cookie. */
export default async function BackOfficeLayout({ children }: { children: ReactNode }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  return (
    <html
      lang={locale}
      dir={localeOf(locale).direction}
      data-theme="dark"
      className={`${displayFace.variable} ${textFace.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script
          nonce={await pageNonce()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
      </head>
      <body>
        <BackOfficeProviders
          locale={locale}
          messages={
            pickMessages(locale, [
              'backoffice',
              'outbox',
              'promotions',
              'backoffice-promotions',
              'backoffice-articles',
              'backoffice-feedback',
              'backoffice-site',
              'backoffice-announcements',
              'backoffice-reconciliation',
              'service',
              'errors',
            ]) as never
          }
          timeZone={env().SETTLEMENT_ZONE}
        >
          {children}
        </BackOfficeProviders>
      </body>
    </html>
  );
}
