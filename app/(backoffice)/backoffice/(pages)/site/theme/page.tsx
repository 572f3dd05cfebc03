import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { ThemeEditor } from '@/components/backoffice/site/theme-editor';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadSection } from '@/lib/backoffice/site/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.theme') };
}

/** Colours, corners and the face of titles, with a live preview and a contrast check. */
export default async function ThemePage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const { theme } = await loadSection('theme');
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.theme')} />
      <SiteTabs current="theme" />
      <ThemeEditor key={theme!.version} setting={theme as never} />
    </>
  );
}
