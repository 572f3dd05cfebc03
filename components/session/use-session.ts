'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  subscribeToSession,
  getServerSessionState,
  getSessionState,
  startSession,
  type SessionState,
} from './session-store';

/** The session state of the page; `unknown` until the browser has determined it. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(subscribeToSession, getSessionState, getServerSessionState);
  useEffect(startSession, []);
  return session;
}
