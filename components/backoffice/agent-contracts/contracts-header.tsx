import type { ReactNode } from 'react';
import { SectionHeader } from '../section-header';

const VIEWS = {
  list: '/backoffice/agent-contracts',
  templates: '/backoffice/agent-contracts/templates',
  rules: '/backoffice/agent-contracts/rules',
} as const;

/** The header of the pages under _Agent contracts_, with links between them. */
export function ContractsHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  return <SectionHeader namespace="backoffice-agent-contracts" views={VIEWS} view={view} actions={actions} />;
}
