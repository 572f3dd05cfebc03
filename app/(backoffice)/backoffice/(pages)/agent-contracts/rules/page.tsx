import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { ContractsHeader } from '@/components/backoffice/agent-contracts/contracts-header';
import { AgentRulesForm } from '@/components/backoffice/agent-contracts/rules-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { loadAgentRules } from '@/lib/backoffice/agent-contracts/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-agent-contracts',
  });
  return { title: t('title') };
}

/** The rules of the agent programme. */
export default async function AgentRulesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const [t, format, { newest, current, holdFrom, currency }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-contracts' }),
    getFormatter({ locale }),
    loadAgentRules(),
  ]);
  const day = (at: Date) =>
    format.dateTime(at, { dateStyle: 'medium', timeZone: siteConfig().money.settlementZone });
  return (
    <>
      <ContractsHeader view="rules" />
      {newest.version !== current.version && newest.validFrom && (
        <p className="mb-5 rounded-control bg-amber-wash px-4 py-3 text-sm">
          {t('rules.later', { day: day(newest.validFrom) })}
        </p>
      )}
      <PageMessages messages={pickMessages(locale, ['backoffice-agent-contracts'])}>
        <AgentRulesForm
          key={newest.version}
          rules={newest.rules}
          version={newest.version}
          currency={currency}
          holdFrom={day(holdFrom)}
          mayWrite={operator.permissions.includes('agents.rules')}
        />
      </PageMessages>
    </>
  );
}
