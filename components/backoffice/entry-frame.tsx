import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { LanternMark } from '@/components/ui/lantern-mark';
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
  return (
    <div className="night-glow flex min-h-dvh flex-col">
      <div className="flex justify-end gap-1 p-3">
        <LanguageMenu />
        <ThemeToggle label={t('theme')} />
        {action}
      </div>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pb-24">
        <LanternMark className="mx-auto mb-4 h-14 w-auto" />
        <h1 className="text-center text-2xl font-extrabold">{title}</h1>
        <p className="mt-1 mb-6 text-center text-sm text-muted">{text}</p>
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6">
          {children}
        </div>
      </main>
    </div>
  );
}
