import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { displayFace, textFace } from '@/app/fonts';
import '@/app/globals.css';
import { BackOfficeProviders } from '@/components/backoffice/providers';
import { brandIcons } from '@/components/seo/brand-icons';
import { BrandStyle } from '@/components/site/brand-style';
import { HydrationMark } from '@/components/ui/hydration-mark';
import { backOfficeLocale, pageNonce } from '@/lib/backoffice/loaders';
import { locale as localeOf } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { EARLY_INPUT_SCRIPT } from '@/lib/platform/early-input-script';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';

export const generateViewport = (): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  themeColor: siteConfig().theme.dark.ground,
});

export async function generateMetadata(): Promise<Metadata> {
  const locale = await backOfficeLocale();
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const brand = brandName(locale);
  return {
    title: { default: `${t('title')} · ${brand}`, template: `%s · ${t('title')} · ${brand}` },
    icons: brandIcons(),
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
  };
}

/** Root layout of the back office: a document of its own, rendered per request in the language of the operator's cookie. */
export default async function BackOfficeLayout({ children }: { children: ReactNode }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const inline = { nonce: await pageNonce(), suppressHydrationWarning: true };
  return (
    <html
      lang={locale}
      dir={localeOf(locale).direction}
      data-theme="dark"
      data-mark={siteConfig().brand.mark === 'lantern' ? 'lantern' : undefined}
      className={`${displayFace.variable} ${textFace.variable}`}
      suppressHydrationWarning
    >
      <head>
        <BrandStyle />
        <script {...inline} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <script {...inline} dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
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
              'backoffice-setup',
              'backoffice-announcements',
              'backoffice-reconciliation',
              'backoffice-games',
              'backoffice-vendors',
              'service',
              'errors',
            ]) as never
          }
          timeZone={siteConfig().money.settlementZone}
        >
          {children}
        </BackOfficeProviders>
        <HydrationMark />
      </body>
    </html>
  );
}
