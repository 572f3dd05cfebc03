import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  list: '/backoffice/rewards',
  bonuses: '/backoffice/rewards/bonuses',
  freeRounds: '/backoffice/rewards/free-rounds',
} as const;

/** The header of the pages under _Rewards_, with links between them. */
export function RewardsHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-rewards" views={VIEWS} view={view} actions={actions} />;
}
