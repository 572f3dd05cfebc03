import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgentBar } from '@/components/agent/agent-bar';
import { AgentLogout } from '@/components/agent/agent-logout';
import { AgentSession } from '@/components/agent/agent-session';
import { CentreClock } from '@/components/agent/centre-clock';
import { CentreNav } from '@/components/agent/centre-nav';
import { centreEntries } from '@/components/agent/nav-items';
import { ShellHost } from '@/components/site/shell-host';
import { loadCentreAccess } from '@/lib/agents/team/loaders';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { currentMember, currentSession } from '@/lib/identity/loaders';
import { zoneName } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/**
 * The agent centre: the bar, and the menu beside the page. Each page checks the session itself, because a layout does not protect its pages.
 */
export default async function AgentCentreLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const session = await currentSession();
  // The page redirects everybody else to the agents' login.
  if (session?.kind !== 'agent') return children;
  const [member, access] = await Promise.all([currentMember(), loadCentreAccess(session.memberId)]);
  if (!member) return children;
  const entries = centreEntries(access).map(({ key, icon, group, path, opens, count, bottom }) => ({
    key,
    icon,
    group,
    href: localePath(locale, path),
    ...(opens && { opens }),
    ...(count && { count }),
    ...(bottom && { bottom }),
  }));
  const zone = settlementZone();
  return (
    <AgentSession locale={locale} memberId={member.id}>
      <AgentBar locale={locale} home="/agentHome">
        <CentreClock zone={zone} offset={zoneName(zone)} />
        <AgentLogout nickname={member.nickname} locale={locale} />
      </AgentBar>
      <div className="page-frame flex flex-1 gap-8 py-6 pb-[calc(var(--bottom-bar-height)+2rem)] md:py-8 lg:pb-8">
        <CentreNav entries={entries} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      <ShellHost locale={locale} />
    </AgentSession>
  );
}
