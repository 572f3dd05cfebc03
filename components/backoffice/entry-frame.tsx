import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandLogo } from '@/components/site/brand-logo';
import { ThemeToggle } from '@/components/site/theme-toggle';
import type { LocaleCode } from '@/lib/i18n/locales';
import { LanguageMenu } from './language-menu';

/** The frame of the pages before the back office itself: login, activation, second factor. `action` is beside the menus. */
export async function EntryFrame({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations('backoffice');
  const locale = (await getLocale()) as LocaleCode;
  return (
    <div className="night-glow flex min-h-dvh flex-col">
      <div className="flex justify-end gap-1 p-3">
        <LanguageMenu />
        <ThemeToggle label={t('theme')} />
        {action}
      </div>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pb-24">
        <p className="mb-4 flex items-center justify-center gap-2.5">
          <BrandLogo locale={locale} height="h-12" nameClassName="font-display text-xl font-extrabold" />
        </p>
        <h1 className="text-center text-2xl font-extrabold">{title}</h1>
        <p className="mt-1 mb-6 text-center text-sm text-muted">{text}</p>
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6">
          {children}
        </div>
      </main>
    </div>
  );
}
