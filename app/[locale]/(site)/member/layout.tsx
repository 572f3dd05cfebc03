import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MemberNav } from '@/components/identity/member-nav';
import { MemberProviders } from '@/components/identity/member-providers';
import { MembersOnly } from '@/components/session/members-only';
import { loadIsWaiting } from '@/lib/agents/applications/loaders';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { loadTransferOptions } from '@/lib/cashier/transfers/loaders';
import { loadHasTransferWallets } from '@/lib/gateway/transfers/loaders';
import { currentSession } from '@/lib/identity/loaders';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The message namespaces that client components of the member centre use. */
const NAMESPACES = [
  'identity',
  'factors',
  'social',
  'errors',
  'cashier-pages',
  'records',
  'messages',
  'account',
  'mobile',
  'protection',
  'rebate',
  'missions',
  'reward-centre',
  'bonuses',
  'free-rounds',
  'referral',
  'agent-lines',
];

export const metadata = { robots: { index: false } };

/**
 * The member centre: its menu beside the page. Each page checks the session itself, because a layout does not protect
 * its pages.
 */
export default async function MemberLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const session = await currentSession();
  // The page redirects a visitor to the login, because it knows its own address.
  if (!session) return children;
  const [transfers, hasWallets, awaitsAgency] = await Promise.all([
    loadTransferOptions(session.memberId),
    loadHasTransferWallets(),
    session.kind === 'member' && loadIsWaiting(session.memberId),
  ]);
  return (
    <MembersOnly locale={locale} memberId={String(session.memberId)}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8 md:px-6 md:py-8">
        <MemberNav
          locale={locale}
          kind={session.kind}
          hasTransfers={transfers.upline !== null || transfers.downline}
          hasWallets={hasWallets}
          awaitsAgency={awaitsAgency}
        />
        <div className="min-w-0">
          <MemberProviders locale={locale} messages={pickMessages(locale, NAMESPACES)}>
            {children}
          </MemberProviders>
        </div>
      </div>
    </MembersOnly>
  );
}
