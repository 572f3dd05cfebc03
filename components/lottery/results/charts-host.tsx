'use client';

import { lazy, useEffect, useRef, useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Skeleton } from '@/components/ui/skeleton';

const ChartsPart = lazy(() => import('./charts-part'));

/** The statistics of a game below its results. Charts and games are loaded when they come near the screen: most visitors read results alone. */
export function ChartsHost({ locale, gameCode }: { locale: string; gameCode: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isNear ? (
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <ChartsPart locale={locale} gameCode={gameCode} />
        </PartBoundary>
      ) : (
        // Nothing moves here until it is near: the page itself is complete.
        <div className="h-96" />
      )}
    </div>
  );
}
