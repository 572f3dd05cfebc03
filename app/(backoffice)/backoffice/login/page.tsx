import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryFrame } from '@/components/backoffice/entry-frame';
import { LoginFlow } from '@/components/backoffice/login/login-flow';
import { currentOperator, backOfficeLocale } from '@/lib/backoffice/loaders';
import { siteNeedsSetup } from '@/lib/backoffice/setup/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('login.title') };
}

export default async function BackOfficeLoginPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  if (await currentOperator()) redirect('/backoffice');
  if (await siteNeedsSetup()) redirect('/backoffice/setup');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  return (
    <EntryFrame title={t('title')} text={t('login.text')}>
      <LoginFlow />
    </EntryFrame>
  );
}
