'use client';

import { useSession } from './use-session';

/** Highest number shown; above it a plus sign follows. */
const MAX_SHOWN = 99;

/**
 * The number of unread messages as a red badge; renders nothing if there are none. `words` contains {count} and is for
 * screen readers.
 */
export function UnreadCount({ words, className = '' }: { words: string; className?: string }) {
  const { unread = 0 } = useSession();
  if (unread === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-vermilion px-1.5 text-2xs leading-none font-bold text-vermilion-ink ${className}`}
    >
      <span aria-hidden className="tabular">
        {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
      </span>
      <span className="sr-only">{words.replace('{count}', String(unread))}</span>
    </span>
  );
}
