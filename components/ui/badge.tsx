import type { ReactNode } from 'react';
import { classes } from './classes';

const TONES = {
  plain: 'bg-raised text-muted border-hairline',
  amber: 'bg-amber-wash text-amber border-transparent',
  jade: 'bg-jade-wash text-jade border-transparent',
  vermilion: 'bg-vermilion-wash text-vermilion border-transparent',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A short label for a state. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
