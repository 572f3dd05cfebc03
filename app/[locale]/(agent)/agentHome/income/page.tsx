import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { IncomeView } from '@/components/agent/bills/income-view';
import { BILL_PAGES } from '@/components/agent/bills/paths';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { CONTRACT_KINDS, type ContractKind } from '@/lib/agents/constants';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-bills' });
  return { title: t('income.title') };
}

/** The agent's income from contracts. Anyone else is sent to the agents' login. */
export default async function IncomePage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'agent-bills' });
  const paths = Object.fromEntries(
    CONTRACT_KINDS.map((kind) => [kind, localePath(locale, BILL_PAGES[kind])]),
  ) as Record<ContractKind, string>;
  return (
    <CentrePage title={t('income.title')} lead={t('income.text')}>
      <IncomeView zone={settlementZone()} paths={paths} />
    </CentrePage>
  );
}
