'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { refreshSession, sessionState } from './session-store';
import { toLogin } from './to-login';
import { useSession } from './use-session';

interface Props {
  locale: LocaleCode;
  children: ReactNode;
}

/**
 * Shows what the server made for a member, until it says that nobody is in: the session has ended elsewhere. Then the login
 * takes the page's place. Whoever comes in by a dialog over the page may be somebody else, and is led here by the login, too.
 */
export function MembersOnly({ locale, children }: Props) {
  const session = useSession();
  const [before] = useState(sessionState);
  const [over, setOver] = useState(false);
  if (!over && session.told && session !== before) setOver(true);

  // The server knew a member as it made this page: a browser that believes otherwise asks.
  useEffect(() => {
    if (sessionState().status === 'visitor') void refreshSession();
  }, []);

  // Where a dialog stands over the page, once that is closed.
  const path = usePathname();
  useEffect(() => {
    if (over) toLogin(locale);
  }, [over, path, locale]);
  return over ? null : children;
}
