'use client';

import dynamic from 'next/dynamic';
import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import type { ChartProps } from './types';

const Plot = dynamic(() => import('./plot').then((module) => module.Plot), {
  ssr: false,
  loading: () => <Skeleton className="h-full w-full" />,
});

const SWATCHES = {
  result: 'bg-jade',
  amber: 'bg-amber',
  jade: 'bg-jade',
  vermilion: 'bg-vermilion',
  muted: 'bg-faint',
} as const;

/**
 * A chart, loaded after the page: its library is larger than the page. It is hidden from screen readers, so that a table with the same
 * figures belongs beside it.
 */
export function Chart(props: ChartProps) {
  return (
    <div aria-hidden>
      {props.series.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          {props.series.map(({ key, name, tone, dashed }) => (
            <li key={key} className="flex items-center gap-1.5">
              <span className={classes('h-1 w-4 rounded-full', SWATCHES[tone], dashed && 'opacity-50')} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="h-64">
        <Plot {...props} />
      </div>
    </div>
  );
}
