import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AGENT_NAMESPACES } from '@/components/agent/namespaces';
import { ContractModal } from '@/components/agent/contracts/contract-modal';
import { MemberProviders } from '@/components/identity/member-providers';
import { PageLinkRouter } from '@/components/ui/page-link-router';
import { ToasterHost } from '@/components/ui/toaster-host';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const metadata = { robots: { index: false } };

/** The layout of the agents' pages, without the site's header, side menu and footer. */
export default async function AgentLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <MemberProviders locale={locale} messages={pickMessages(locale, AGENT_NAMESPACES)}>
      <a
        href="#content"
        className="sr-only rounded-control bg-amber px-4 py-2 font-semibold text-amber-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-70"
      >
        {t('skip')}
      </a>
      <div className="night-glow flex min-h-dvh flex-col">{children}</div>
      <ContractModal />
      <PageLinkRouter />
      <ToasterHost />
    </MemberProviders>
  );
}
