import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { memberContacts, memberFigures, memberNotes } from '@/lib/backoffice/members/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { Facts } from '../facts';
import { NoteList } from './note-list';
import type { SectionProps } from './section';

/** Notes that the overview shows. */
const LATEST = 3;

/** What the member has played and paid, how to reach them, and the latest notes. */
export async function OverviewSection({ member, operator, locale }: SectionProps) {
  const [t, figures, contacts, notes] = await Promise.all([
    getTranslations('backoffice-members'),
    memberFigures(member),
    memberContacts(member),
    memberNotes(member, 1),
  ]);
  const seesPayments = operator.permissions.includes('cashier.read');
  const number = new Intl.NumberFormat(locale);
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={member.currency} locale={locale} signed={signed} />
  );
  const contact = (given: { shown: string; isVerified: boolean } | undefined) =>
    given ? (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        <bdi dir="ltr">{given.shown}</bdi>
        <Badge tone={given.isVerified ? 'jade' : 'plain'}>
          {t(given.isVerified ? 'overview.verified' : 'overview.unverified')}
        </Badge>
      </span>
    ) : (
      '–'
    );
  return (
    <>
      <DataTable
        label={t('overview.figures')}
        rows={figures}
        rowKey={(row) => row.name}
        empty={null}
        columns={[
          {
            key: 'period',
            head: t('overview.period'),
            leads: true,
            cell: (row) => t(`overview.${row.name}`),
          },
          ...(seesPayments
            ? [
                {
                  key: 'deposited',
                  head: t('overview.deposited'),
                  end: true,
                  cell: (row: (typeof figures)[number]) => money(row.deposited),
                },
                {
                  key: 'withdrawn',
                  head: t('overview.withdrawn'),
                  end: true,
                  cell: (row: (typeof figures)[number]) => money(row.withdrawn),
                },
              ]
            : []),
          { key: 'rounds', head: t('overview.rounds'), end: true, cell: (row) => number.format(row.rounds) },
          { key: 'stakes', head: t('overview.stakes'), end: true, cell: (row) => money(row.stakes) },
          { key: 'payouts', head: t('overview.payouts'), end: true, cell: (row) => money(row.payouts) },
          { key: 'valid', head: t('overview.validBets'), end: true, cell: (row) => money(row.validBets) },
          { key: 'result', head: t('overview.result'), end: true, cell: (row) => money(-row.gross, true) },
        ]}
      />
      <div className="border-t border-hairline px-4 py-3">
        <Facts
          facts={[
            {
              key: 'name',
              name: t('overview.name'),
              value: contacts.name ? <bdi>{contacts.name}</bdi> : '–',
            },
            { key: 'mobile', name: t('overview.mobile'), value: contact(contacts.mobile) },
            { key: 'email', name: t('overview.email'), value: contact(contacts.email) },
          ]}
        />
      </div>
      <header className="flex items-center justify-between gap-3 px-4 py-3">
        <h3 className="font-bold">{t('overview.notes')}</h3>
        <PageLink
          href={`/backoffice/members/${member.id}?view=notes`}
          className="text-sm text-amber hover:underline"
        >
          {t('overview.allNotes', { count: notes.total })}
        </PageLink>
      </header>
      {notes.list.length === 0 ? (
        <div className="border-t border-hairline">
          <EmptyState title={t('notes.none')} />
        </div>
      ) : (
        <NoteList notes={notes.list.slice(0, LATEST)} locale={locale} />
      )}
    </>
  );
}
