import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';
import { CasePart } from './case-frame';

/** The ledger transactions of a request, for operators who may open them. */
export function LedgerLinks({ ids, operator }: { ids: readonly bigint[]; operator: Operator }) {
  const t = useTranslations('backoffice');
  if (ids.length === 0 || !operator.permissions.includes('members.read')) return null;
  return (
    <CasePart title={t('transaction.ofRequest')}>
      <ul className="flex flex-wrap gap-x-4">
        {ids.map((id) => (
          <li key={String(id)}>
            <PageLink
              href={`/backoffice/ledger/${id}`}
              className="inline-flex min-h-11 items-center text-sm text-amber tabular underline-offset-4 hover:underline lg:min-h-9"
            >
              {String(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </CasePart>
  );
}
