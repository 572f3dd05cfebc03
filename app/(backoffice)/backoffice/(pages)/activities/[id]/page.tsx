import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RafflePanel } from '@/components/backoffice/activities/raffle-panel';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { Panel } from '@/components/backoffice/panel';
import { PromotionHeader } from '@/components/backoffice/promotions/promotion-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { findActivity, loadRaffle } from '@/lib/backoffice/activities/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { raffleTicketsTable, type TicketRow } from '@/lib/backoffice/tables/sources/activities';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('title') };
}

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

/** One promotion: who takes part and what was given; of a raffle, its draw, its winners and its tickets. */
export default async function ActivityPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('promotions.read');
  const id = idParam((await params).id);
  const row = id === undefined ? undefined : await findActivity(id, locale);
  if (!row) notFound();
  const query = toQuery(await searchParams);
  const isRaffle = row.stored.mode === 'raffle';
  const [t, raffle, table] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-activities' }),
    isRaffle ? loadRaffle(row.id) : undefined,
    isRaffle
      ? loadTable(raffleTicketsTable, { ...query, promotion: String(row.id) }, operator, locale)
      : undefined,
  ]);
  const { currency } = siteConfig().money;
  const base = `/backoffice/activities/${row.id}`;
  const { given } = row.stored;
  const amount = (value: bigint, unit: string) => (
    <Money value={formatDecimal(value)} currency={unit} locale={locale} />
  );
  const moment = (at: Date | null) => (at ? <DateTime at={at} locale={locale} /> : t('noDate'));
  return (
    <>
      <PromotionHeader id={row.id} title={row.title} operator={operator} view="members" />
      <div className="flex flex-col gap-5">
        <div className={raffle ? 'grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]' : 'max-w-xl'}>
          <Panel title={t('figures')} className="self-start">
            <Facts
              facts={[
                { key: 'mode', name: t('columns.mode'), value: t(`form.modes.${row.stored.mode}.name`) },
                { key: 'joined', name: t('columns.joined'), value: String(row.joined) },
                { key: 'waiting', name: t('columns.waiting'), value: String(row.waiting) },
                { key: 'given', name: t('columns.given'), value: String(given.count) },
                ...(given.money > 0n
                  ? [{ key: 'money', name: t('columns.money'), value: amount(given.money, currency) }]
                  : []),
                ...(given.points > 0n
                  ? [
                      {
                        key: 'points',
                        name: t('columns.points'),
                        value: amount(given.points, POINTS_CURRENCY),
                      },
                    ]
                  : []),
                { key: 'starts', name: t('starts'), value: moment(row.startsAt) },
                { key: 'ends', name: t('ends'), value: moment(row.endsAt) },
              ]}
            />
          </Panel>
          {raffle && <RafflePanel raffle={raffle} operator={operator} locale={locale} />}
        </div>
        {table && (
          <OfficeTable
            table={table}
            base={base}
            operator={operator}
            title={t('raffle.participants')}
            rowKey={(ticket) => String(ticket.memberId)}
            {...(operator.permissions.includes('members.read') && {
              rowHref: (ticket: TicketRow) => `/backoffice/members/${ticket.memberId}`,
            })}
            leads="member"
            empty={<EmptyState title={t('raffle.nobody')} />}
            unsaved
          >
            <MemberFilter base={base} query={query} choices={[]} />
          </OfficeTable>
        )}
      </div>
    </>
  );
}
