'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { refreshSession, sessionState } from './session-store';
import { toLogin } from './to-login';
import { useSession } from './use-session';

interface Props {
  locale: LocaleCode;
  /** Whom the server made the page for. */
  memberId: string;
  children: ReactNode;
}

/**
 * Shows what the server made for a member, until it says that nobody is in (the session has ended elsewhere), or another: the
 * router shows a page again that it has seen, whoever has come in since. Then the login takes the page's place, and leads who
 * is in back here. So it does with whom comes in by a dialog over the page.
 */
export function MembersOnly({ locale, memberId, children }: Props) {
  const session = useSession();
  const [before] = useState(sessionState);
  const [over, setOver] = useState(false);
  const isAnothers = session.member !== undefined && session.member.id !== memberId;
  if (!over && (isAnothers || (session.told && session !== before))) setOver(true);

  // The server knew a member as it made this page: a browser that believes otherwise asks.
  useEffect(() => {
    if (sessionState().status === 'visitor') void refreshSession();
  }, []);

  // Where a dialog stands over the page, once that is closed.
  const path = usePathname();
  useEffect(() => {
    if (over) toLogin(locale);
  }, [over, path, locale]);
  // Who was told before that nobody is in sees nothing until the question is answered.
  return over || session.told ? null : children;
}
