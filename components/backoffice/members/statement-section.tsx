import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { memberSums } from '@/lib/backoffice/members/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { statementTable } from '@/lib/backoffice/tables/sources/records';
import { MemberStatement } from '../member-statement';
import type { SectionProps } from './section';

/** The entries of the member's main account. */
export function StatementSection({ member, operator, locale, query }: SectionProps) {
  return (
    <MemberStatement
      base={`/backoffice/members/${member.id}`}
      operator={operator}
      table={loadTable(statementTable, { ...query, member: String(member.id) }, operator, locale)}
      sums={memberSums(member, query)}
      candidates={loadCandidates(operator, 'statement')}
    />
  );
}
