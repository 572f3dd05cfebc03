import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { SECTIONS } from '@/lib/backoffice/site/constants';
import { loadSection } from '@/lib/backoffice/site/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('title') };
}

/** The settings centre: its sections, and whether the site is open. */
export default async function SitePage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const access = await loadSection('access');
  const { maintenance } = access.status!.value as { maintenance: boolean };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          maintenance ? (
            <Badge tone="vermilion">{t('status.closed')}</Badge>
          ) : (
            <Badge tone="jade">{t('status.open')}</Badge>
          )
        }
      />
      <SiteTabs current="overview" />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {([...SECTIONS, 'history', 'transfer'] as const).map((section) => (
          <li key={section}>
            <PageLink
              href={`/backoffice/site/${section}`}
              className="flex h-full flex-col gap-1 rounded-card border border-hairline bg-surface p-4 shadow-inset-light transition hover:border-edge hover:bg-raised"
            >
              <span className="font-bold">{t(`sections.${section}`)}</span>
              <span className="text-sm text-muted">{t(`texts.${section}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
