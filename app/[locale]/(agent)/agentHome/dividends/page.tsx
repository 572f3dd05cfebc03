import { BillsPage, billsMetadata } from '@/components/agent/bills/bills-page';
import type { PageProps } from '@/components/site/page-locale';

export const generateMetadata = billsMetadata('dividend');

/** The record of dividends. */
export default function DividendsPage(props: PageProps) {
  return <BillsPage {...props} kind="dividend" />;
}
