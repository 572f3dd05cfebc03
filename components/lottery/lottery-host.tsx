'use client';

import { lazy, type ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { LotteryFirst } from './desk/first-data';

const LotteryDesk = lazy(() => import('./desk/lottery-desk'));

interface Props {
  locale: LocaleCode;
  first: LotteryFirst;
  /** The first view, as the server rendered it. */
  children: ReactNode;
}

/** Shows the first view of the server until the desk is loaded, which takes its place. */
export function LotteryHost({ locale, first, children }: Props) {
  return (
    <PartBoundary fallback={children}>
      <LotteryDesk locale={locale} first={first} fallback={children} />
    </PartBoundary>
  );
}
