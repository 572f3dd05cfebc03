import type { ReactNode } from 'react';
import { CloudOff, RotateCw } from '@/components/ui/icons';
import { Button } from './button';
import { classes } from './classes';

/** What a part shows when it could not be loaded: what happened, and a retry. */
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
      <CloudOff aria-hidden className="mb-2 size-10 text-vermilion" strokeWidth={1.5} />
      <p className="font-display text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-sm text-sm text-muted">{hint}</p>}
      {onRetry && (
        <Button onClick={onRetry} className="mt-3">
          <RotateCw aria-hidden className="size-4" />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
