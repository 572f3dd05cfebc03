'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  onSession,
  serverSessionState,
  sessionState,
  startSession,
  type SessionState,
} from './session-store';

/** The session as the page knows it; `unknown` until the browser has asked. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(onSession, sessionState, serverSessionState);
  useEffect(startSession, []);
  return session;
}
