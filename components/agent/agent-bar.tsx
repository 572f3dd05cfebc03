import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageSelect } from '@/components/site/language-select';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { LanternMark } from '@/components/ui/lantern-mark';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** The bar above the agents' pages: brand, language, theme, and the page's own elements. */
export async function AgentBar({
  locale,
  home,
  children,
}: {
  locale: LocaleCode;
  /** The page that the logo links to. */
  home: string;
  children?: ReactNode;
}) {
  const [site, t] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'agent' }),
  ]);
  return (
    <header className="border-b bg-ground/80 backdrop-blur-md">
      <div className="page-frame flex h-(--header-height) items-center gap-2 sm:gap-3">
        <PageLink href={localePath(locale, home)} className="flex min-w-0 items-center gap-2.5 py-1">
          <LanternMark className="h-9 w-auto shrink-0 drop-shadow-[0_0_10px_#ffb54766]" />
          <span className="min-w-0 leading-tight">
            <span className="block truncate font-display text-base font-extrabold sm:text-lg">
              {site('brand')}
            </span>
            <span className="block truncate text-2xs text-faint">{t('centre')}</span>
          </span>
        </PageLink>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          {children}
          <LanguageSelect locale={locale} label={site('header.language')} />
          <ThemeToggle label={site('header.theme')} />
        </div>
      </div>
    </header>
  );
}
