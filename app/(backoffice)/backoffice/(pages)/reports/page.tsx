import { redirect } from 'next/navigation';
import { requireOperator } from '@/lib/backoffice/loaders';

/** The first of the reports. */
export default async function ReportsPage() {
  await requireOperator('reports.read');
  redirect('/backoffice/reports/revenue');
}
