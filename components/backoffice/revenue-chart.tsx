'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { RevenuePlotProps } from './revenue-plot';

const Plot = dynamic(() => import('./revenue-plot').then((module) => module.RevenuePlot), {
  ssr: false,
  loading: () => <Skeleton className="h-64 w-full" />,
});

/** The chart, loaded after the page: its library is larger than the page. */
export function RevenueChart(props: RevenuePlotProps) {
  return (
    <div className="h-64" aria-hidden>
      <Plot {...props} />
    </div>
  );
}
