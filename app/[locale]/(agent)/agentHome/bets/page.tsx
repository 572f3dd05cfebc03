import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { TeamBetsView } from '@/components/agent/reports/team-bets-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

type Props = PageProps & { searchParams: Promise<{ account?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-team' });
  return { title: t('nav.bets') };
}

/** Anyone but an agent is redirected to the agents' login. */
export default async function TeamBetsPage({ params, searchParams }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const { account } = await searchParams;
  const [t, tNav, tCatalogue, menu] = await Promise.all([
    getTranslations({ locale, namespace: 'agent-reports' }),
    getTranslations({ locale, namespace: 'agent-team' }),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
    categoryMenu(),
  ]);
  return (
    <CentrePage title={tNav('nav.bets')} lead={t('bets.lead')}>
      <TeamBetsView
        zone={settlementZone()}
        teamPath={localePath(locale, '/agentHome/team')}
        account={typeof account === 'string' ? account : ''}
        categories={menu.map(({ gameType, vendors }) => ({
          gameType,
          title: tCatalogue(gameType),
          vendors: vendors.map((vendor) => ({ value: vendor.vendor, label: vendor.displayName })),
        }))}
      />
    </CentrePage>
  );
}
