import { SectionHeader } from '../section-header';

const VIEWS = {
  promotions: '/backoffice/activities',
  applications: '/backoffice/activities/applications',
} as const;

/** The header of the pages under _Activities_, with links between them. */
export function ActivitiesHeader({ view }: { view: keyof typeof VIEWS }) {
  return <SectionHeader namespace="backoffice-activities" views={VIEWS} view={view} />;
}
