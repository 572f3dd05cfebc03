import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  members: '/backoffice/vip',
  ladder: '/backoffice/vip/ladder',
  changes: '/backoffice/vip/changes',
} as const;

/** The header of the pages under _VIP_, with links between them. */
export function VipHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-vip" views={VIEWS} view={view} actions={actions} />;
}
