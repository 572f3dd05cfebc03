import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

// A table has a border above it. At the top of a panel it would double the panel's rounded border.
const NO_TOP_BORDER =
  '[&>div:first-child]:border-t-0 [&>div:first-child_thead>tr]:border-t-0 [&>div:first-child+ul]:border-t-0';

/** A section of a page in a frame. `flush` removes the body's padding. */
export function Panel({
  title,
  actions,
  flush = false,
  className,
  children,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const bare = !title && !actions;
  return (
    <section
      className={classes('rounded-card border border-hairline bg-surface shadow-inset-light', className)}
    >
      {!bare && (
        <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
          {title && <h2 className="text-base font-bold">{title}</h2>}
          {actions}
        </header>
      )}
      <div className={flush ? classes(bare && NO_TOP_BORDER) : classes('px-4 pb-4', bare && 'pt-4')}>
        {children}
      </div>
    </section>
  );
}
