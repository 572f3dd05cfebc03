import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';

/** The id of a ledger transaction, a link to its entries for operators who may open them. */
export function TransactionLink({ id, operator }: { id: bigint; operator: Operator }) {
  if (!operator.permissions.includes('members.read')) return <bdi className="tabular">{String(id)}</bdi>;
  return (
    <PageLink
      href={`/backoffice/ledger/${id}`}
      className="text-amber tabular underline-offset-4 hover:underline"
    >
      {String(id)}
    </PageLink>
  );
}
