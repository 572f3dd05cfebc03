import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { LanguagesForm } from '@/components/backoffice/site/languages-form';
import { MoneyForm } from '@/components/backoffice/site/money-form';
import { isMoneyFixed, listZones, loadSection } from '@/lib/backoffice/site/loaders';
import { SITE } from '@/lib/i18n/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.languages') };
}

/** Languages, currency and settlement zone. */
export default async function LanguagesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const [{ languages, money }, isFixed] = await Promise.all([loadSection('languages'), isMoneyFixed()]);
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.languages')} />
      <SiteTabs current="languages" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('languages.title')}>
          <LanguagesForm
            key={languages!.version}
            setting={languages as never}
            built={SITE.builtLocales}
            unprefixed={SITE.defaultLocale}
          />
        </Panel>
        <Panel title={t('money.title')}>
          <MoneyForm key={money!.version} setting={money as never} isFixed={isFixed} zones={listZones()} />
        </Panel>
      </div>
    </>
  );
}
