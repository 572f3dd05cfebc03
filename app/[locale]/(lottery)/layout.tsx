import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MembersOnly } from '@/components/session/members-only';
import { AuthOverlay } from '@/components/site/auth-overlay';
import { LotteryWatch } from '@/components/lottery/lottery-watch';
import { Header } from '@/components/site/header';
import { LaunchHost } from '@/components/site/launch-host';
import { launchStrings } from '@/components/site/launch-strings';
import { OfflineNote } from '@/components/site/offline-note';
import { PageLinkRouter } from '@/components/ui/page-link-router';
import { ToasterHost } from '@/components/ui/toaster-host';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const metadata = { robots: { index: false } };

/**
 * Pages of play: the header alone, neither side menu nor footer (ROUTE-6). They are the same for every member, and the browser asks whose
 * session it is.
 */
export default async function LotteryLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <>
      {/* Only browsers with a session cookie get these pages: the header is a member's until the session state is known. */}
      <div data-session="member" className="contents">
        <Header locale={locale} />
      </div>
      <OfflineNote text={t('offline')} />
      <main id="content" tabIndex={-1} className="min-h-[80dvh] pb-12 outline-none">
        <MembersOnly locale={locale}>
          {children}
          <LotteryWatch locale={locale} />
        </MembersOnly>
      </main>
      <LaunchHost locale={locale} strings={await launchStrings(locale)} />
      <AuthOverlay locale={locale} />
      <PageLinkRouter />
      <ToasterHost />
    </>
  );
}
