import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CompetitionEditor } from '@/components/backoffice/competitions/competition-editor';
import { DataTable } from '@/components/backoffice/data-table';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { EmptyState } from '@/components/ui/empty-state';
import { TransactionLink } from '@/components/backoffice/transaction-link';
import { PageLink } from '@/components/ui/page-link';
import { findCompetition, loadStanding } from '@/lib/backoffice/competitions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('views.competitions') };
}

/** A leaderboard with prizes: its rules, the standing, and what became of each prize. */
export default async function CompetitionPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-missions' });
  const requested = idParam((await params).id);
  const competition = requested === undefined ? undefined : await findCompetition(requested);
  if (!competition) notFound();
  const { places, results } = await loadStanding(competition);
  const { currency } = siteConfig().money;
  const result = new Map(results.map((row) => [row.place, row]));
  const toText = (figure: bigint) =>
    competition.figure === 'multiple'
      ? `${new Intl.NumberFormat(locale).format(formatDecimal(figure) as unknown as number)}×`
      : showAmount(formatDecimal(figure), currency, locale);
  return (
    <>
      <EditorHeader
        href="/backoffice/missions/competitions"
        back={t('board.back')}
        title={textIn(competition.title, locale)}
      />
      <CompetitionEditor
        key={competition.version}
        locale={locale}
        competition={competition}
        mayWrite={operator.permissions.includes('missions.write')}
      />
      <Panel
        flush
        title={t(competition.settledAt === null ? 'board.standing' : 'board.result')}
        className="mt-5"
      >
        <DataTable
          label={t('board.standing')}
          rows={places}
          rowKey={(row) => String(row.place)}
          empty={<EmptyState title={t('board.empty')} />}
          columns={[
            { key: 'place', head: t('board.fields.place'), cell: (row) => <bdi>{row.place}</bdi> },
            {
              key: 'member',
              head: t('board.member'),
              leads: true,
              cell: (row) => (
                <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
                  <bdi>{row.nickname}</bdi>
                </PageLink>
              ),
            },
            {
              key: 'figure',
              head: t(`board.figures.${competition.figure}`),
              end: true,
              cell: (row) => <bdi>{toText(row.figure)}</bdi>,
            },
            ...(competition.settledAt === null
              ? []
              : [
                  {
                    key: 'prize',
                    head: t('board.prize'),
                    cell: (row: (typeof places)[number]) => {
                      const status = result.get(row.place)?.status;
                      return status ? t(`statuses.${status}` as never) : t('board.noPrize');
                    },
                  },
                  {
                    key: 'transaction',
                    head: t('board.transaction'),
                    cell: (row: (typeof places)[number]) => {
                      const id = result.get(row.place)?.transactionId ?? null;
                      return id === null ? '—' : <TransactionLink id={id} operator={operator} />;
                    },
                  },
                ]),
          ]}
        />
      </Panel>
    </>
  );
}
