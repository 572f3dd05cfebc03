import { BillsPage, billsMetadata } from '@/components/agent/bills/bills-page';
import type { PageProps } from '@/components/site/page-locale';

export const generateMetadata = billsMetadata('hourly');

/** The record of hourly salaries. */
export default function HourlySalaryPage(props: PageProps) {
  return <BillsPage {...props} kind="hourly" />;
}
