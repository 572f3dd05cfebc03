import type { ReactNode } from 'react';
import { BrandLogo } from '@/components/site/brand-logo';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { LogOutButton } from './log-out-button';
import { NavDrawer } from './nav-drawer';
import { LanguageMenu } from './language-menu';
import { BackOfficeNav, type BackOfficeNavProps } from './nav';

export interface BackOfficeShellProps {
  operator: Operator;
  approvals: BackOfficeNavProps['approvals'];
  applications: number;
  lottery: number;
  locale: LocaleCode;
  /** `zone` names the time zone of all times. */
  texts: { title: string; theme: string; skip: string; loggedInAs: string; zone: string };
  children: ReactNode;
}

/** The frame of every page behind the login: menu, operator's name, language, theme, log out. */
export function BackOfficeShell({
  operator,
  approvals,
  applications,
  lottery,
  locale,
  texts,
  children,
}: BackOfficeShellProps) {
  const { permissions, name, account } = operator;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2"
      >
        {texts.skip}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 border-e border-hairline bg-surface px-3 py-4 lg:flex">
        <PageLink href="/backoffice" className="flex flex-col gap-1 rounded-control px-2">
          <span className="flex min-w-0 items-center gap-2.5">
            <BrandLogo
              locale={locale}
              height="h-8"
              nameClassName="min-w-0 font-display text-base leading-tight font-extrabold wrap-anywhere"
            />
          </span>
          <span className="text-xs text-faint">{texts.title}</span>
        </PageLink>
        <BackOfficeNav
          permissions={permissions}
          approvals={approvals}
          applications={applications}
          lottery={lottery}
        />
        <p className="mt-auto px-3 text-xs text-faint">{texts.zone}</p>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-40 flex h-14 items-center gap-1 border-b border-hairline bar-ground px-4 lg:px-6">
          <NavDrawer
            permissions={permissions}
            approvals={approvals}
            applications={applications}
            lottery={lottery}
          />
          <span className="min-w-0 truncate font-display font-bold lg:hidden">{texts.title}</span>
          <PageLink
            href="/backoffice/account"
            title={account}
            className="ms-auto me-2 min-w-0 truncate rounded-control px-2 py-1 text-sm text-muted hover:bg-raised max-sm:hidden"
          >
            <span className="sr-only">{texts.loggedInAs} </span>
            <span className="font-medium text-ink">{name}</span>
          </PageLink>
          <div className="flex items-center max-sm:ms-auto">
            <LanguageMenu />
            <ThemeToggle label={texts.theme} />
            <LogOutButton />
          </div>
        </header>
        <main id="page" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none lg:px-6 lg:py-6">
          {children}
          <p className="mt-6 text-xs text-faint lg:hidden">{texts.zone}</p>
        </main>
      </div>
    </div>
  );
}
