'use client';

import type { ReactNode } from 'react';
import { isAgentType } from '@/lib/identity/account-types';
import { useSession } from '@/components/session/use-session';

/** An entry for agents only. The page is the same for everybody; the browser decides by the session. */
export function AgentEntry({ children }: { children: ReactNode }) {
  const { member } = useSession();
  return member && isAgentType(member.type) ? children : null;
}
