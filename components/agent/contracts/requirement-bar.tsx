import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

interface Props {
  label: string;
  /** Shown. */
  reached: ReactNode;
  least: ReactNode;
  /** From 0 to 1. */
  part: number;
}

/** One figure that a tier requires, with a bar for how much of it is reached. */
export function RequirementBar({ label, reached, least, part }: Props) {
  const isReached = part >= 1;
  return (
    <div className="text-xs">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted">{label}</span>
        <span className="tabular">
          <bdi className={isReached ? 'text-jade' : 'text-ink'}>{reached}</bdi>
          <span className="text-faint"> / {least}</span>
        </span>
      </p>
      <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className={classes('block h-full rounded-full', isReached ? 'bg-jade' : 'bg-amber')}
          style={{ width: `${Math.max(0, Math.min(1, part)) * 100}%` }}
        />
      </span>
    </div>
  );
}
