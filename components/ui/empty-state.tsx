import type { ReactNode } from 'react';
import { classes } from './classes';
import { EmptyFigure } from './empty-figure';

/** Shown instead of an empty list: what is empty, and what to do about it. */
export function EmptyState({
  title,
  hint,
  action,
  className,
}: {
  title: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classes('flex flex-col items-center justify-center gap-2 px-6 py-12 text-center', className)}
    >
      <EmptyFigure className="mb-2 h-16 text-faint" />
      <p className="font-display text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-sm text-sm text-muted">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
