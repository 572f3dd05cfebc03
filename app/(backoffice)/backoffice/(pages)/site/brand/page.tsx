import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { BrandForm } from '@/components/backoffice/site/brand-form';
import { SecurityNamesForm, SenderForm } from '@/components/backoffice/site/names-form';
import { PicturesForm } from '@/components/backoffice/site/pictures-form';
import { loadSection } from '@/lib/backoffice/site/loaders';
import { brandName } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.brand') };
}

/** Name, company, logos, and the names in apps and emails. */
export default async function BrandPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const settings = await loadSection('brand');
  const { brand, pictures, security, sender } = settings;
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.brand')} />
      <SiteTabs current="brand" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('brand.title')}>
          <BrandForm key={brand!.version} setting={brand as never} />
        </Panel>
        <div className="flex flex-col gap-5">
          <Panel title={t('pictures.title')}>
            <PicturesForm setting={pictures as never} />
          </Panel>
          <Panel title={t('sender.title')}>
            <SenderForm key={sender!.version} setting={sender as never} brand={brandName()} />
          </Panel>
          <Panel title={t('security.title')}>
            <SecurityNamesForm key={security!.version} setting={security as never} brand={brandName()} />
          </Panel>
        </div>
      </div>
    </>
  );
}
