import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { classes } from '@/components/ui/classes';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  href?: string;
  /** Something waits: the figure is lit. */
  lit?: boolean;
}

/** A row of figures of one width each; where one of them is too long for that, it breaks. No figure does. */
export const STAT_ROW = 'flex flex-wrap gap-3 *:min-w-max *:flex-1';

/** One figure with its name; a link where there is more behind it. */
export function Stat({ label, value, note, href, lit = false }: StatProps) {
  const body = (
    <>
      <p className="text-xs font-medium text-muted">{label}</p>
      <p
        className={classes(
          'mt-1 font-display text-xl leading-tight font-bold tabular sm:text-2xl',
          lit && 'text-amber',
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
