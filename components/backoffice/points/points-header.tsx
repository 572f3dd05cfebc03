import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  report: '/backoffice/points',
  orders: '/backoffice/points/orders',
  rules: '/backoffice/points/rules',
  wheel: '/backoffice/points/wheel',
  spins: '/backoffice/points/spins',
} as const;

/** The header of the pages under _Points_, with links between them. */
export function PointsHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-points" views={VIEWS} view={view} actions={actions} />;
}
