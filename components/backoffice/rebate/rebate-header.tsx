import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = { payments: '/backoffice/rebate', rates: '/backoffice/rebate/rates' } as const;

/** The header of the pages under _Rebates_, with links between them. */
export function RebateHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-rebate" views={VIEWS} view={view} actions={actions} />;
}
