import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinksForm } from '@/components/backoffice/links/links-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { listLinks } from '@/lib/backoffice/links/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-articles.links',
  });
  return { title: t('title') };
}

/** External addresses that footer, right bar and chat room link to. */
export default async function LinksPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles.links' });
  const links = await listLinks();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel>
        {/* The key resets the form if another operator has changed the links. */}
        <LinksForm key={JSON.stringify(links)} links={links} />
      </Panel>
    </>
  );
}
