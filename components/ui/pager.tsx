import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { classes } from './classes';
import { pageWindow } from './page-window';

export interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Accessible names: of the navigation, of the arrows, and of a page by its number. */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  range?: number;
  margin?: number;
  className?: string;
}

// Eleven steps and two gaps fit in one row of a phone: the steps shrink in width, not in height.
const STEP_STYLE =
  'inline-flex h-11 min-w-0 flex-[0_1_2.75rem] items-center justify-center rounded-control text-sm tabular transition lg:h-10 lg:basis-10';

/** Numbered pages with arrows. Renders nothing if there is only one page. */
export function Pager({ page, pages, onPage, labels, range = 5, margin = 1, className }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={labels.nav}
      className={classes('flex items-center justify-center gap-0.5 sm:gap-1', className)}
    >
      <button
        type="button"
        aria-label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={classes(STEP_STYLE, 'text-muted hover:bg-raised disabled:opacity-40')}
      >
        <ChevronLeft aria-hidden className="flip-rtl size-5" />
      </button>
      {pageWindow(page, pages, range, margin).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden className="w-3 text-center text-faint sm:w-6">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
            className={classes(
              STEP_STYLE,
              entry === page
                ? 'bg-amber font-semibold text-amber-ink'
                : 'text-muted hover:bg-raised hover:text-ink',
            )}
          >
            {entry}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={labels.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className={classes(STEP_STYLE, 'text-muted hover:bg-raised disabled:opacity-40')}
      >
        <ChevronRight aria-hidden className="flip-rtl size-5" />
      </button>
    </nav>
  );
}
