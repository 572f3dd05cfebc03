import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

// A table draws a line over itself, to part it from what is above. At the top of a panel that is the frame, which is round.
const TOPMOST =
  '[&>div:first-child]:border-t-0 [&>div:first-child_thead>tr]:border-t-0 [&>div:first-child+ul]:border-t-0';

/** A framed part of a page; its title is a heading, its body goes to the edges where `flush`. */
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
      <div className={flush ? classes(bare && TOPMOST) : classes('px-4 pb-4', bare && 'pt-4')}>
        {children}
      </div>
    </section>
  );
}
