'use client';

import { lazy } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

const PlayWatch = lazy(() => import('@/components/protection/play-watch'));

/** The clock, the net position and the reality check over the pages of lotteries, for the member of the session. */
export function LotteryWatch({ locale }: { locale: LocaleCode }) {
  const { member } = useSession();
  if (!member) return null;
  return (
    <PartBoundary silent>
      <PlayWatch
        locale={locale}
        free={isTrialType(member.type)}
        onLeave={() => window.location.assign(localePath(locale, '/'))}
        // A strip below the header: the keys of the board and its bar at the bottom stay free.
        className="fixed inset-x-0 top-(--header-height) justify-center rounded-none! border-x-0! border-t-0!"
      />
    </PartBoundary>
  );
}
