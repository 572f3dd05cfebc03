import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissionRows } from '@/components/backoffice/missions/mission-rows';
import { MissionsHeader } from '@/components/backoffice/missions/missions-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PenLine } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadMissions } from '@/lib/backoffice/missions/loaders';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('title') };
}

/** All missions, in the members' order. */
export default async function MissionsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const [t, missions] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-missions' }),
    loadMissions(),
  ]);
  return (
    <>
      <MissionsHeader
        view="missions"
        actions={
          operator.permissions.includes('missions.write') && (
            <PageLink href="/backoffice/missions/new" className={buttonStyle({ variant: 'amber' })}>
              <PenLine aria-hidden className="size-4" />
              {t('list.new')}
            </PageLink>
          )
        }
      />
      <Panel flush>
        <MissionRows rows={missions} currency={siteConfig().money.currency} />
      </Panel>
    </>
  );
}
