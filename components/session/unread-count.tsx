'use client';

import { CountBadge } from './count-badge';
import { useSession } from './use-session';

/** The number of unread messages as a red badge. `words` contains {count} and is for screen readers. */
export function UnreadCount({ words, className }: { words: string; className?: string }) {
  const { unread = 0 } = useSession();
  return <CountBadge count={unread} words={words} {...(className !== undefined && { className })} />;
}
