'use client';

import type { ReactNode } from 'react';
import { isAgentType } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';

/** An entry for agents only; the page is the same for everybody, and the browser knows who reads it. */
export function AgentEntry({ children }: { children: ReactNode }) {
  const { member } = useSession();
  return member && isAgentType(member.type) ? children : null;
}
