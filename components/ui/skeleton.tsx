import { classes } from './classes';

/** A placeholder for content that is loading. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'block animate-shimmer rounded-control bg-[linear-gradient(100deg,var(--color-raised)_40%,var(--color-hairline)_50%,var(--color-raised)_60%)] bg-[length:200%_100%]',
        className,
      )}
    />
  );
}
