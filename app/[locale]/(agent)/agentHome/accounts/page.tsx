import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { RegisterAccounts } from '@/components/agent/lines/register-accounts';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadMadeTypes } from '@/lib/agents/links/loaders';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-lines' });
  return { title: t('accounts.title') };
}

/** Makes accounts below the agent. Anyone else is redirected to the agents' login. */
export default async function AgentAccountsPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const [t, types] = await Promise.all([
    getTranslations({ locale, namespace: 'agent-lines' }),
    loadMadeTypes(session.memberId),
  ]);
  return (
    <CentrePage title={t('accounts.title')} lead={t('accounts.lead')}>
      <RegisterAccounts types={types} />
    </CentrePage>
  );
}
