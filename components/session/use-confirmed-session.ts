'use client';

import { useEffect, useState } from 'react';
import { knownSession, VISITOR, resolveSession, type SessionState } from './session-store';
import { useSession } from './use-session';

/** Maximum milliseconds to wait for the server before a possible member counts as a visitor. */
const MAX_WAIT_MS = 2_000;

/**
 * The session state when the component was mounted, confirmed by the server (`resolveSession`); undefined until then.
 */
export function useConfirmedSession(): SessionState | undefined {
  const [session, setSession] = useState(knownSession);
  useSession();
  useEffect(() => {
    let isMounted = true;
    const timer = setTimeout(() => setSession((known) => known ?? VISITOR), MAX_WAIT_MS);
    void resolveSession().then((state) => {
      if (isMounted) setSession(state);
    });
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return session;
}
