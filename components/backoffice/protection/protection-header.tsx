import { SectionHeader } from '../section-header';

const VIEWS = {
  documents: '/backoffice/protection',
  exclusions: '/backoffice/protection/exclusions',
  limits: '/backoffice/protection/limits',
} as const;

/** The header of the pages under _Protection_, with links between them. */
export function ProtectionHeader({ view }: { view: keyof typeof VIEWS }) {
  return <SectionHeader namespace="backoffice-protection" views={VIEWS} view={view} />;
}
