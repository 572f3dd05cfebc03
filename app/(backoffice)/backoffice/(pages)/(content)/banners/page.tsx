import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BannerRows } from '@/components/backoffice/banners/banner-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listBanners } from '@/lib/backoffice/banners/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { BANNER_GROUPS } from '@/lib/content/banners/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-banners' });
  return { title: t('title') };
}

/** The banners of a group, with drafts, in their order. */
export default async function BannersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-banners' });
  const requested = (await searchParams).group;
  const group = BANNER_GROUPS.find((name) => name === requested) ?? 'w_home';
  const { list, counts } = await listBanners(group);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink
            href={`/backoffice/banners/new?group=${group}`}
            className={buttonStyle({ variant: 'amber' })}
          >
            <PenLine aria-hidden className="size-4" />
            {t('new')}
          </PageLink>
        }
      />
      <div className="mb-5">
        <LinkTabs
          label={t('fields.group')}
          tabs={BANNER_GROUPS.map((name) => ({
            href: `/backoffice/banners?group=${name}`,
            label: t('groupCount', { group: t(`groups.${name}`), count: counts[name] ?? 0 }),
            isCurrent: name === group,
          }))}
        />
      </div>
      <p className="mb-3 text-sm text-muted">{t(`groupHints.${group}`)}</p>
      <Panel flush>
        <BannerRows group={group} rows={list} />
      </Panel>
    </>
  );
}
