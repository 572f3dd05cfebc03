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
import { currentSession } from '@/lib/identity/loaders';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const metadata = { robots: { index: false } };

/** Pages of play: the header alone, neither side menu nor footer (ROUTE-6). */
export default async function LotteryLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const session = await currentSession();
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <>
      <Header locale={locale} />
      <OfflineNote text={t('offline')} />
      <main id="content" tabIndex={-1} className="min-h-[80dvh] pb-12 outline-none">
        {session ? (
          <MembersOnly locale={locale} memberId={String(session.memberId)}>
            {children}
            <LotteryWatch locale={locale} free={session.kind === 'trial'} />
          </MembersOnly>
        ) : (
          // The page redirects a visitor to the login, because it knows its own address.
          children
        )}
      </main>
      <LaunchHost locale={locale} strings={await launchStrings(locale)} />
      <AuthOverlay locale={locale} />
      <PageLinkRouter />
      <ToasterHost />
    </>
  );
}
