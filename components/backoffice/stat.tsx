import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { classes } from '@/components/ui/classes';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  href?: string;
  /** Highlights the figure: a request waits. */
  highlighted?: boolean;
}

/** Class names of a row of figures of equal width. The row wraps if a figure is too long; a figure does not. */
export const STAT_ROW = 'flex flex-wrap gap-3 *:min-w-max *:flex-1';

/** A figure with its name; a link if `href` is given. */
export function Stat({ label, value, note, href, highlighted = false }: StatProps) {
  const body = (
    <>
      <p className="text-xs font-medium text-muted">{label}</p>
      <p
        className={classes(
          'mt-1 font-display text-xl leading-tight font-bold tabular sm:text-2xl',
          highlighted && 'text-amber',
        )}
      >
        {value}
      </p>
      {note && <p className="mt-0.5 text-xs text-faint">{note}</p>}
    </>
  );
  const box = 'block rounded-card border border-hairline bg-surface px-4 py-3.5 shadow-inset-light';
  if (!href) return <div className={box}>{body}</div>;
  return (
    <PageLink href={href} className={classes(box, 'transition hover:border-edge hover:bg-raised')}>
      {body}
    </PageLink>
  );
}
