import { SectionHeader } from '../section-header';

const VIEWS = {
  tree: '/backoffice/agents',
  changes: '/backoffice/agents/changes',
  applications: '/backoffice/agents/applications',
  messages: '/backoffice/agents/messages',
} as const;

/** The header of the pages under _Agents_, with links between them. */
export function LinesHeader({ view }: { view: keyof typeof VIEWS }) {
  return <SectionHeader namespace="backoffice-agent-lines" views={VIEWS} view={view} />;
}
