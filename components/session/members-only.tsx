'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { refreshSession, getSessionState } from './session-store';
import { redirectToLogin } from './redirect-to-login';
import { useSession } from './use-session';

interface Props {
  locale: LocaleCode;
  /** The member for whom the server rendered the page. Left out for a page that is the same for every member. */
  memberId?: string;
  children: ReactNode;
}

/**
 * Shows a page of members: what the server rendered for a member, or a page that is the same for all of them, until the server confirms that the session has ended, or that another
 * member is logged in (the router may show a page of an earlier session again). It then redirects to the login, which
 * leads back here. It does the same after a login in a dialog over the page.
 */
export function MembersOnly({ locale, memberId, children }: Props) {
  const session = useSession();
  const [initialSession] = useState(getSessionState);
  const [hasEnded, setHasEnded] = useState(false);
  // The first member whom the browser knows, for a page that the server rendered for nobody.
  const [firstId, setFirstId] = useState(memberId);
  if (firstId === undefined && session.member) setFirstId(session.member.id);
  const isOtherMember =
    session.member !== undefined && firstId !== undefined && session.member.id !== firstId;
  if (!hasEnded && (isOtherMember || (session.isConfirmed && session !== initialSession))) setHasEnded(true);

  // This is a page of members. If the browser has no session state of one, it requests it.
  useEffect(() => {
    if (getSessionState().status === 'visitor') void refreshSession();
  }, []);

  // If an authentication dialog is open over the page, `redirectToLogin` does nothing. The effect runs again when it is
  // closed.
  const path = usePathname();
  useEffect(() => {
    if (hasEnded) redirectToLogin(locale);
  }, [hasEnded, path, locale]);
  // A confirmed visitor sees nothing while the session state is requested again.
  return hasEnded || session.isConfirmed ? null : children;
}
