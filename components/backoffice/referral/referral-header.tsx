import { SectionHeader } from '../section-header';

const VIEWS = { friends: '/backoffice/referral', rules: '/backoffice/referral/rules' } as const;

/** The header of the pages under _Refer and earn_, with links between them. */
export function ReferralHeader({ view }: { view: keyof typeof VIEWS }) {
  return <SectionHeader namespace="backoffice-referral" views={VIEWS} view={view} />;
}
