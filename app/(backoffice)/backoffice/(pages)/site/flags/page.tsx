import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { SettingRows } from '@/components/backoffice/site/setting-rows';
import { loadFlags } from '@/lib/backoffice/site/loaders';
import { SETTING_GROUPS } from '@/lib/content/settings/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.flags') };
}

/** The white-label flags, each with its shipped value. */
export default async function FlagsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const { values, versions } = await loadFlags();
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.flags')} />
      <SiteTabs current="flags" />
      <Panel className="max-w-3xl">
        <SettingRows
          groups={SETTING_GROUPS.filter(({ key }) => key !== 'limits')}
          values={values}
          versions={versions}
        />
      </Panel>
    </>
  );
}
