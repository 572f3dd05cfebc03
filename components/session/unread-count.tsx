'use client';

import { CountBadge } from './count-badge';
import { useSession } from './use-session';

interface Props {
  /** What is counted: unread messages, or the rewards that can be claimed (`counts` of the session). */
  of?: 'unread' | 'rewards';
  /** For screen readers; contains {count}. */
  words: string;
  className?: string;
}

/** What the server reports for the member, as a red badge (MEMBER-5). */
export function UnreadCount({ of = 'unread', words, className }: Props) {
  const session = useSession();
  const count = (of === 'unread' ? session.unread : session.counts?.[of]) ?? 0;
  return <CountBadge count={count} words={words} {...(className !== undefined && { className })} />;
}
