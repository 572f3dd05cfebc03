import type { ReactNode } from 'react';
import { Button } from './button';
import { classes } from './classes';
import { Icon } from './icon';

/** Shown instead of a part that failed to load: what happened, and a retry. */
export function ErrorState({
  title,
  hint,
  retryLabel,
  onRetry,
  className,
}: {
  title: ReactNode;
  hint?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={classes('flex flex-col items-center justify-center gap-2 px-6 py-12 text-center', className)}
    >
      <Icon aria-hidden name="cloud-off" className="mb-2 size-10 text-vermilion" />
      <p className="font-display text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-sm text-sm text-muted">{hint}</p>}
      {onRetry && (
        <Button onClick={onRetry} className="mt-3">
          <Icon aria-hidden name="rotate-cw" className="size-4" />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
