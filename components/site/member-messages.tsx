'use client';

import { openAuth } from '@/components/session/open-auth';
import { isTrialType } from '@/lib/identity/account-types';
import { useSession } from '@/components/session/use-session';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { MEMBER_PATHS } from './links';

interface Props {
  locale: LocaleCode;
  strings: {
    visitor: string;
    trial: string;
    none: string;
    /** Contains {count}. */
    unread: string;
    open: string;
    login: string;
  };
}

/** Links a member to their messages. A visitor is asked to log in; a trial player has no messages. */
export function MemberMessages({ locale, strings }: Props) {
  const { status, member, unread = 0 } = useSession();
  if (status !== 'member' || !member)
    return (
      <>
        <p className="text-sm text-muted">{strings.visitor}</p>
        <a
          href={localePath(locale, '/login')}
          className={`${buttonStyle({ variant: 'amber' })} mt-4`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            openAuth(locale, 'login');
          }}
        >
          {strings.login}
        </a>
      </>
    );
  if (isTrialType(member.type)) return <p className="text-sm text-muted">{strings.trial}</p>;
  return (
    <>
      <p className="text-sm text-muted">
        {unread === 0 ? strings.none : strings.unread.replace('{count}', String(unread))}
      </p>
      <PageLink
        href={localePath(locale, MEMBER_PATHS.messages)}
        className={`${buttonStyle({ variant: 'amber' })} mt-4`}
      >
        {strings.open}
      </PageLink>
    </>
  );
}
