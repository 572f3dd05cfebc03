import { classes } from './classes';

/** A place kept for something that is being loaded; give it the size of what will come. */
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
