'use client';

import { Bell } from '@/components/ui/icons';
import { lazy } from 'react';
import { openAuth } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { MEMBER_PATHS } from './links';
import type { SessionStrings } from './session-strings';

/** A visitor's page has no use for it. */
const MemberArea = lazy(() => import('./member-area'));

/** The end of the header: login and register, or balance, deposit, withdraw and the account's menu. */
export function SessionArea({ locale, strings }: { locale: LocaleCode; strings: SessionStrings }) {
  const session = useSession();
  if (session.status !== 'member' || !session.member) {
    return (
      <div
        className={`flex items-center gap-1.5 sm:gap-2.5 ${session.status === 'unknown' ? '' : 'animate-appear'}`}
      >
        {/* The page itself asks a visitor to log in, and shows the messages afterwards. */}
        <PageLink
          href={localePath(locale, MEMBER_PATHS.messages)}
          aria-label={strings.messages}
          title={strings.messages}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} hidden! md:inline-flex!`}
        >
          <Bell aria-hidden className="size-5" />
        </PageLink>
        <AuthLink
          locale={locale}
          mode="login"
          text={strings.login}
          className={`${buttonStyle({ variant: 'ghost', size: 'sm' })} px-2.5! text-ink! sm:px-4!`}
        />
        <AuthLink
          locale={locale}
          mode="register"
          text={strings.register}
          className={`${buttonStyle({ variant: 'amber', size: 'sm' })} px-3! sm:px-4!`}
        />
      </div>
    );
  }
  return (
    <PartBoundary fallback={<span className="h-11 w-40 lg:h-10" />}>
      <MemberArea locale={locale} strings={strings} member={session.member} balance={session.balance} />
    </PartBoundary>
  );
}

function AuthLink({
  locale,
  mode,
  text,
  className,
}: {
  locale: LocaleCode;
  mode: 'login' | 'register';
  text: string;
  className: string;
}) {
  return (
    <a
      href={localePath(locale, `/${mode}`)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openAuth(locale, mode);
      }}
    >
      {text}
    </a>
  );
}
