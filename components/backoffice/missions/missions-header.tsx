import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  missions: '/backoffice/missions',
  competitions: '/backoffice/missions/competitions',
  history: '/backoffice/missions/history',
  preview: '/backoffice/missions/preview',
} as const;

/** The header of the pages under _Missions_, with links between them. */
export function MissionsHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-missions" views={VIEWS} view={view} actions={actions} />;
}
