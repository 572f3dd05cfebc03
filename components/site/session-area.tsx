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

/** Loaded for members only. */
const MemberArea = lazy(() => import('./member-area'));

/** The end of the header: login and register for visitors, balance and account menu for members. */
export function SessionArea({ locale, strings }: { locale: LocaleCode; strings: SessionStrings }) {
  const session = useSession();
  if (session.status !== 'member' || !session.member) {
    const unknown = session.status === 'unknown';
    return (
      <>
        <VisitorArea
          locale={locale}
          strings={strings}
          className={unknown ? 'member:hidden' : 'animate-appear'}
        />
        {unknown && <MemberSkeleton className="hidden member:flex" />}
      </>
    );
  }
  return (
    <PartBoundary fallback={<MemberSkeleton className="flex" />}>
      <MemberArea locale={locale} strings={strings} member={session.member} balance={session.balance} />
    </PartBoundary>
  );
}

/**
 * A skeleton of balance and menu while they load, if this browser has logged in before. It replaces the login button,
 * which a member should not see.
 */
function MemberSkeleton({ className }: { className: string }) {
  return (
    <span aria-hidden className={`items-center gap-1.5 sm:gap-2.5 ${className}`}>
      <span className="h-11 w-40 rounded-control bg-raised lg:h-10" />
      <span className="size-11 rounded-full bg-raised lg:size-10" />
    </span>
  );
}

interface AreaProps {
  locale: LocaleCode;
  strings: SessionStrings;
  className: string;
}

function VisitorArea({ locale, strings, className }: AreaProps) {
  return (
    <div className={`flex items-center gap-1.5 sm:gap-2.5 ${className}`}>
      {/* The page asks visitors to log in, and shows the messages afterwards. */}
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
