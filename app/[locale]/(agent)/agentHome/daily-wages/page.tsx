import { BillsPage, billsMetadata } from '@/components/agent/bills/bills-page';
import type { PageProps } from '@/components/site/page-locale';

export const generateMetadata = billsMetadata('daily');

/** The record of daily salaries. */
export default function DailyWagesPage(props: PageProps) {
  return <BillsPage {...props} kind="daily" />;
}
