'use client';

import { useEffect, useState } from 'react';
import { surelySession, type SessionState } from './session-store';
import { useSession } from './use-session';

/** Who it was that arrived at this part of the page, by the server's own word (surelySession); undefined until it has answered. */
export function useArrival(): SessionState | undefined {
  const [arrival, setArrival] = useState<SessionState>();
  useSession();
  useEffect(() => {
    let here = true;
    void surelySession().then((state) => {
      if (here) setArrival(state);
    });
    return () => {
      here = false;
    };
  }, []);
  return arrival;
}
