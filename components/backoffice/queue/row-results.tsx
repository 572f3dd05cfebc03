import { useTranslations } from 'next-intl';
import { CircleAlert, CircleCheck } from '@/components/ui/icons';

export interface RowResult {
  id: string;
  status: string | null;
  code: string | null;
  message: string | null;
}

/** Whether a row was refused. */
export const hasFailed = (rows: readonly RowResult[]): boolean => rows.some(({ code }) => code !== null);

/** What became of each row of a call that handled several. */
export function RowResults({ results }: { results: readonly RowResult[] }) {
  const t = useTranslations('backoffice-queues');
  const failed = results.filter((row) => row.code !== null).length;
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('resultCounts', { done: results.length - failed, failed })}</p>
      <ul className="divide-y divide-hairline rounded-control border border-hairline text-sm">
        {results.map((row) => (
          <li key={row.id} className="flex items-start gap-2 px-3 py-2">
            {row.code === null ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-jade" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-vermilion" />
            )}
            <bdi className="tabular">{`#${row.id}`}</bdi>
            <span className="min-w-0 flex-1">{row.code === null ? t('rowDone') : row.message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
