import { BillsPage, billsMetadata } from '@/components/agent/bills/bills-page';
import type { PageProps } from '@/components/site/page-locale';

export const generateMetadata = billsMetadata('realtime');

/** The record of real-time salaries. */
export default function RealtimeSalaryPage(props: PageProps) {
  return <BillsPage {...props} kind="realtime" />;
}
