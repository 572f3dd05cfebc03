import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  games: '/backoffice/lottery',
  draws: '/backoffice/lottery/draws',
  results: '/backoffice/lottery/results',
  owed: '/backoffice/lottery/owed',
  profit: '/backoffice/lottery/profit',
} as const;

/** The header of the pages under _Lottery_, with links between them. */
export function LotteryHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-lottery" views={VIEWS} view={view} actions={actions} />;
}
