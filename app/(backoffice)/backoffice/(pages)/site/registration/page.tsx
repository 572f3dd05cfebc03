import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { NextIntlClientProvider } from 'next-intl';
import { RegistrationEditor } from '@/components/backoffice/site/registration-editor';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadRegistration } from '@/lib/backoffice/site/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { PATTERNS } from '@/lib/identity/registration/patterns';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.registration') };
}

/** The fields of the registration form, with the form that they make. */
export default async function RegistrationPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const [tErrors, { rows, settings }] = await Promise.all([
    getTranslations({ locale, namespace: 'errors.fields' }),
    loadRegistration(),
  ]);
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.registration')} />
      <SiteTabs current="registration" />
      <NextIntlClientProvider
        locale={locale}
        messages={
          pickMessages(locale, ['identity', 'mobile', 'backoffice-site', 'backoffice', 'errors']) as never
        }
      >
        <RegistrationEditor
          rows={rows.map((row) => ({ ...row, name: t(`register.fields.${row.field}`) }))}
          settings={settings}
          patterns={Object.keys(PATTERNS).map((value) => ({
            value,
            label: tErrors(`PATTERN_${value}`, { range: '…' }),
          }))}
        />
      </NextIntlClientProvider>
    </>
  );
}
