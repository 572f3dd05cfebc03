import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OperatorLoginForm } from '@/components/backoffice/login-form';
import { LanguageMenu } from '@/components/backoffice/language-menu';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { LanternMark } from '@/components/ui/lantern-mark';
import { currentOperator, backOfficeLocale } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('login.title') };
}

export default async function BackOfficeLoginPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  if (await currentOperator()) redirect('/backoffice');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  return (
    <div className="night-glow flex min-h-dvh flex-col">
      <div className="flex justify-end gap-1 p-3">
        <LanguageMenu />
        <ThemeToggle label={t('theme')} />
      </div>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pb-24">
        <LanternMark className="mx-auto mb-4 h-14 w-auto" />
        <h1 className="text-center text-2xl font-extrabold">{t('title')}</h1>
        <p className="mt-1 mb-6 text-center text-sm text-muted">{t('login.text')}</p>
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6">
          <OperatorLoginForm />
        </div>
      </main>
    </div>
  );
}
