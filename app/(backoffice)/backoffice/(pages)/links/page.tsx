import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinksForm } from '@/components/backoffice/links/links-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { siteResources } from '@/lib/content/loaders';
import { LINK_TYPES } from '@/lib/content/links/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-articles.links',
  });
  return { title: t('title') };
}

/** External addresses that footer, right bar and download page link to. */
export default async function LinksPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles.links' });
  const set = new Map((await siteResources()).map(({ resourceType, url }) => [resourceType, url]));
  const links = Object.fromEntries(
    LINK_TYPES.flatMap((type) => (set.has(type) ? [[type, set.get(type)]] : [])),
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel>
        <LinksForm links={links} />
      </Panel>
    </>
  );
}
