import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandLogo } from '@/components/site/brand-logo';
import { LanguageSelect } from '@/components/site/language-select';
import { ThemeToggle } from '@/components/site/theme-toggle';
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
    <header className="border-b bg-ground">
      <div className="page-frame flex h-(--header-height) items-center gap-2 sm:gap-3">
        <PageLink href={localePath(locale, home)} className="flex min-w-0 items-center gap-2.5 py-1">
          <BrandLogo
            locale={locale}
            height="h-9"
            nameClassName={`min-w-0 font-display leading-tight font-extrabold sm:truncate sm:text-lg ${children ? 'line-clamp-2 text-xs' : 'text-base'}`}
            isLit
          />
          <span
            className={`min-w-0 truncate border-s border-hairline ps-2.5 text-2xs text-faint ${children ? 'max-sm:hidden' : ''}`}
          >
            {t('centre')}
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
