'use client';

import { lazy } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

const PlayWatch = lazy(() => import('@/components/protection/play-watch'));

/** The clock, the net position and the reality check over the pages of lotteries. */
export function LotteryWatch({ locale, free }: { locale: LocaleCode; free: boolean }) {
  return (
    <PartBoundary silent>
      <PlayWatch
        locale={locale}
        free={free}
        onLeave={() => window.location.assign(localePath(locale, '/'))}
        // A strip below the header: the keys of the board and its bar at the bottom stay free.
        className="fixed inset-x-0 top-(--header-height) justify-center rounded-none! border-x-0! border-t-0!"
      />
    </PartBoundary>
  );
}
