'use client';

import { useSession } from './use-session';

/** What is shown at most; more is "more than one will read now". */
const MOST = 99;

/** How many messages wait, as a red badge; nothing where none does. `words` has {count} and is read out. */
export function UnreadCount({ words, className = '' }: { words: string; className?: string }) {
  const { unread = 0 } = useSession();
  if (unread === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-vermilion px-1.5 text-2xs leading-none font-bold text-vermilion-ink ${className}`}
    >
      <span aria-hidden className="tabular">
        {unread > MOST ? `${MOST}+` : unread}
      </span>
      <span className="sr-only">{words.replace('{count}', String(unread))}</span>
    </span>
  );
}
