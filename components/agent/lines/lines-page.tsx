import type { ReactNode } from 'react';
import { AgentBar } from '@/components/agent/agent-bar';
import { AgentLogout } from '@/components/agent/agent-logout';
import { Clock } from '@/components/site/clock';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MemberInfo } from '@/lib/identity/schema';

interface Props {
  locale: LocaleCode;
  member: MemberInfo;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of the pages _Register account_ and _Links_ of the agent centre. */
export function LinesPage({ locale, member, title, lead, children }: Props) {
  return (
    <>
      <AgentBar locale={locale} home="/agentHome">
        <Clock className="tabular me-1 hidden min-w-[6.9rem] text-end text-xs text-faint md:block" />
        <AgentLogout nickname={member.nickname} locale={locale} />
      </AgentBar>
      <main
        id="content"
        tabIndex={-1}
        className="page-frame flex flex-1 flex-col gap-5 py-6 outline-none md:py-8"
      >
        <header>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="mt-0.5 max-w-prose text-sm text-muted">{lead}</p>
        </header>
        {children}
      </main>
    </>
  );
}
