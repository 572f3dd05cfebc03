'use client';

import { openAuth } from '@/components/session/open-auth';
import { isTrialType } from '@/components/session/session-store';
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
    /** With {count}. */
    unread: string;
    open: string;
    login: string;
  };
}

/** Where one's own messages are, by who asks: a visitor logs in, a trial account has none (product.md §6). */
export function OwnMessages({ locale, strings }: Props) {
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
