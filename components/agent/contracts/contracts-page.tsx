import { getTranslations } from 'next-intl/server';
import { AgentBar } from '@/components/agent/agent-bar';
import { AgentLogout } from '@/components/agent/agent-logout';
import { Clock } from '@/components/site/clock';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MemberInfo } from '@/lib/identity/schema';
import { ContractsDesk } from './contracts-desk';

/** The page _Contracts_ of the agent centre. */
export async function ContractsPage({ locale, member }: { locale: LocaleCode; member: MemberInfo }) {
  const t = await getTranslations({ locale, namespace: 'agent-contracts' });
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
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          <p className="mt-0.5 text-sm text-muted">{t('lead')}</p>
        </header>
        <ContractsDesk memberId={member.id} />
      </main>
    </>
  );
}
