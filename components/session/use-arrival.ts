'use client';

import { useEffect, useState } from 'react';
import { knownSession, NOBODY, surelySession, type SessionState } from './session-store';
import { useSession } from './use-session';

/** Milliseconds that somebody who may be in waits for the server's word before they are taken for a visitor. */
const PATIENCE = 2_000;

/** Who it was that arrived at this part of the page, by the server's own word (surelySession); undefined until it has answered. */
export function useArrival(): SessionState | undefined {
  const [arrival, setArrival] = useState(knownSession);
  useSession();
  useEffect(() => {
    let here = true;
    const late = setTimeout(() => setArrival((known) => known ?? NOBODY), PATIENCE);
    void surelySession().then((state) => {
      if (here) setArrival(state);
    });
    return () => {
      here = false;
      clearTimeout(late);
    };
  }, []);
  return arrival;
}
