import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { memberDownline } from '@/lib/backoffice/members/loaders';
import { kindOf } from '@/lib/identity/policy';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { MemberBadges } from '../member-badges';
import { PageLinks } from '../page-links';
import { Sums } from '../sums';
import type { SectionProps } from './section';

const downlineOf = (id: bigint) => `/backoffice/members/${id}?view=downline`;

/** The members above a member, and those directly below. Each row links to the page of that member. */
export async function DownlineSection({ member, locale, page, pageAddress }: SectionProps) {
  const [t, { above, below, size }] = await Promise.all([
    getTranslations('backoffice-members.downline'),
    memberDownline(member, page),
  ]);
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <nav aria-label={t('above')} className="px-4 pb-4">
        <h3 className="pb-2 font-bold">{t('above')}</h3>
        <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {above.map(({ id, account }) => (
            <li key={String(id)} className="flex items-center gap-2">
              <PageLink href={downlineOf(id)} className="break-all text-amber hover:underline">
                <bdi>{account}</bdi>
              </PageLink>
              <span aria-hidden className="text-faint">
                ›
              </span>
            </li>
          ))}
          <li aria-current="page" className="font-semibold break-all">
            <bdi>{member.account}</bdi>
          </li>
        </ol>
      </nav>
      <Sums
        sums={[
          { key: 'direct', name: t('direct'), value: number.format(size.direct) },
          { key: 'total', name: t('total'), value: number.format(size.total) },
          { key: 'agents', name: t('agents'), value: number.format(size.agents) },
          { key: 'joined', name: t('joined'), value: number.format(size.joined) },
        ]}
      />
      <h3 className="px-4 pb-3 font-bold">{t('below')}</h3>
      <DataTable
        label={t('below')}
        rows={below.list}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => downlineOf(row.id)}
        empty={<EmptyState title={t('none')} />}
        columns={[
          { key: 'account', head: t('account'), leads: true, cell: (row) => <bdi>{row.account}</bdi> },
          {
            key: 'kind',
            head: t('kind'),
            cell: (row) => <MemberBadges kind={kindOf(row.type)} status={row.status} />,
          },
          { key: 'at', head: t('since'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
          { key: 'downline', head: t('direct'), end: true, cell: (row) => number.format(row.downline) },
        ]}
      />
      <PageLinks page={below.pageNum} pages={below.totalPages} href={pageAddress} />
    </>
  );
}
