'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { getSessionState, refreshSession } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/**
 * Shows what the server rendered for an agent until the server confirms that the session has ended, or that another member is logged in. It then
 * leads to the agents' login. See MembersOnly, which does this for the member centre.
 */
export function AgentSession({
  locale,
  memberId,
  children,
}: {
  locale: LocaleCode;
  /** The agent for whom the server rendered the page. */
  memberId: string;
  children: ReactNode;
}) {
  const session = useSession();
  const [initialSession] = useState(getSessionState);
  const isOther = session.member !== undefined && session.member.id !== memberId;
  const hasEnded = isOther || (session.isConfirmed === true && session !== initialSession);
  useEffect(() => {
    if (getSessionState().status === 'visitor') void refreshSession();
  }, []);
  useEffect(() => {
    if (hasEnded) window.location.replace(localePath(locale, '/agent'));
  }, [hasEnded, locale]);
  return hasEnded ? null : children;
}
