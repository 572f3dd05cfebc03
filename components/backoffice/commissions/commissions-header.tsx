import { SectionHeader } from '../section-header';

const VIEWS = { bills: '/backoffice/commissions', statement: '/backoffice/commissions/statement' } as const;

/** The header of the pages under _Commissions_, with links between them. */
export function CommissionsHeader({ view }: { view: keyof typeof VIEWS }) {
  return <SectionHeader namespace="backoffice-commissions" views={VIEWS} view={view} />;
}
