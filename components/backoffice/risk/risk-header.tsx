import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  flags: '/backoffice/risk',
  cases: '/backoffice/risk/cases',
  rules: '/backoffice/risk/rules',
} as const;

/** The header of the pages under _Risk_, with links between them. */
export function RiskHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-risk" views={VIEWS} view={view} actions={actions} />;
}
