import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { LossesView } from '@/components/agent/team/losses-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-team' });
  return { title: t('nav.losses') };
}

/** Anyone but an agent is redirected to the agents' login. */
export default async function LossesPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'agent-team' });
  return (
    <CentrePage title={t('nav.losses')} lead={t('losses.lead')}>
      <LossesView zone={settlementZone()} teamPath={localePath(locale, '/agentHome/team')} />
    </CentrePage>
  );
}
