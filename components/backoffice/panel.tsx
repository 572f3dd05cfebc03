import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

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
  return (
    <section
      className={classes('rounded-card border border-hairline bg-surface shadow-inset-light', className)}
    >
      {(title || actions) && (
        <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
          {title && <h2 className="text-base font-bold">{title}</h2>}
          {actions}
        </header>
      )}
      <div className={flush ? '' : classes('px-4 pb-4', !title && !actions && 'pt-4')}>{children}</div>
    </section>
  );
}
