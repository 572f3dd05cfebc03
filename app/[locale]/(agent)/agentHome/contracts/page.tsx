import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContractsPage } from '@/components/agent/contracts/contracts-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { currentMember, requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-contracts' });
  return { title: t('title') };
}

/** The agent's contracts: own, of the downlines, and requests. Anyone else is redirected to the agents' login. */
export default async function AgentContractsPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const member = await currentMember();
  return member ? <ContractsPage locale={locale} member={member} /> : null;
}
