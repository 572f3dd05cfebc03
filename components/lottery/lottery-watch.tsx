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
        // On narrow screens the bar of the board is at the bottom.
        className="fixed inset-x-0 bottom-28 mx-auto w-fit xl:bottom-3"
      />
    </PartBoundary>
  );
}
