import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { History } from '@/components/backoffice/history';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { DecisionButtons } from '@/components/backoffice/lottery/decision-buttons';
import { DrawBadge } from '@/components/backoffice/lottery/draw-badge';
import { ExposureMap } from '@/components/backoffice/lottery/exposure-map';
import { DrawResult } from '@/components/backoffice/lottery/result';
import { ResultButton } from '@/components/backoffice/lottery/result-form';
import { VoidButton } from '@/components/backoffice/lottery/void-button';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { Permission } from '@/lib/backoffice/constants';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadDraw, loadDrawExposure } from '@/lib/backoffice/lottery/loaders';
import { resultLine } from '@/lib/backoffice/lottery/rules';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import type { Query } from '@/lib/backoffice/tables/types';
import { toQuery } from '@/lib/backoffice/tables/params';
import { lotteryBetsTable } from '@/lib/backoffice/tables/sources/lottery';
import { pickMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

/** One draw: its times and seeds, its result, what was bet on it, what operators have entered, and its bets. */
export default async function DrawPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const id = idParam((await params).id);
  const found = id === undefined ? undefined : await loadDraw(id);
  if (!found) notFound();
  const { draw, game, sums, decisions, isDue } = found;
  const base = `/backoffice/lottery/draws/${draw.id}`;
  const query: Query = { ...toQuery(await searchParams), draw: String(draw.id) };
  const currency = sums.find((sum) => sum.currency === query.currency)?.currency ?? sums[0]?.currency;
  const [t, table, exposure] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    loadTable(lotteryBetsTable, query, operator, locale),
    loadDrawExposure({ id: draw.id, currency, play: query.play }, locale),
  ]);
  const may = (permission: Permission) => operator.permissions.includes(permission);
  const mayEnter = may('lottery.results') && draw.origin === 'external';
  const waiting = decisions.find(({ status }) => status === 'entered');
  const name = translator(locale, 'lottery-plays.games')(game.code);
  const entryOf = { game: name, period: draw.period, source: game.source };
  const code = (text: string) => (
    <bdi dir="ltr" className="text-xs break-all">
      {text}
    </bdi>
  );
  const moment = (at: Date | null) => at && <DateTime at={at} locale={locale} seconds />;
  const money = (value: bigint, currency: string, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  return (
    <>
      <PageHeader
        title={
          <>
            {name} <bdi className="tabular">{draw.period}</bdi>
          </>
        }
        back={{ href: `/backoffice/lottery/draws?game=${game.code}`, label: t('draw.back') }}
        actions={<RefreshButton />}
      />
      <div className="mb-5">
        <DrawBadge status={draw.status} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel
            title={t('draw.result')}
            actions={
              <PageMessages messages={pickMessages(locale, ['backoffice-lottery', 'lottery-plays'])}>
                <div className="flex flex-wrap gap-2">
                  {mayEnter && !waiting && draw.status === 'closed' && isDue && (
                    <ResultButton
                      drawId={String(draw.id)}
                      name={`${name} ${draw.period}`}
                      source={game.source}
                      given={draw.given}
                    />
                  )}
                  {mayEnter && !waiting && draw.status === 'settled' && draw.result && (
                    <ResultButton
                      drawId={String(draw.id)}
                      name={`${name} ${draw.period}`}
                      source={game.source}
                      given={draw.given}
                      former={draw.result}
                    />
                  )}
                  {may('lottery.void') &&
                    !waiting &&
                    draw.status !== 'voided' &&
                    draw.status !== 'voiding' && (
                      <VoidButton
                        drawId={String(draw.id)}
                        status={draw.status}
                        maxReason={MAX_REASON_LENGTH}
                        entry={{ ...entryOf, kind: 'void', result: null, former: draw.result }}
                      />
                    )}
                </div>
              </PageMessages>
            }
          >
            {waiting && (
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-amber px-3 py-2 text-sm">
                <div className="min-w-0">
                  <p className="font-medium">{t(`decisions.${waiting.kind}`)}</p>
                  <p className="break-words text-muted">
                    {[resultLine(waiting.result), waiting.reason].filter(Boolean).join(' · ')}
                  </p>
                  <p className="text-xs text-faint">
                    <bdi>{waiting.enteredBy}</bdi>
                  </p>
                </div>
                {may('lottery.confirm') && (
                  <PageMessages messages={pickMessages(locale, ['backoffice-lottery', 'lottery-plays'])}>
                    <DecisionButtons
                      decision={{
                        ...entryOf,
                        id: String(waiting.id),
                        drawId: String(draw.id),
                        kind: waiting.kind,
                        origin: waiting.origin,
                        result: waiting.result,
                        former: waiting.former,
                        reason: waiting.reason,
                        enteredBy: waiting.enteredBy,
                        isOwn: waiting.enteredBy === operator.account,
                      }}
                    />
                  </PageMessages>
                )}
              </div>
            )}
            {draw.result ? (
              <DrawResult source={game.source} result={draw.result} />
            ) : (
              <p className="text-sm text-muted">
                {t(draw.status === 'voided' ? 'draw.voided' : 'draw.noResult')}
              </p>
            )}
          </Panel>
          <Panel flush title={t('draw.sums')}>
            <DataTable
              label={t('draw.sums')}
              rows={sums}
              rowKey={(row) => row.currency}
              empty={<p className="px-4 py-3 text-sm text-muted">{t('draw.noBets')}</p>}
              columns={[
                { key: 'currency', head: t('draw.currency'), leads: true, cell: (row) => row.currency },
                {
                  key: 'bets',
                  head: t('draw.bets'),
                  end: true,
                  cell: (row) => new Intl.NumberFormat(locale).format(row.bets),
                },
                {
                  key: 'stake',
                  head: t('draw.stake'),
                  end: true,
                  cell: (row) => money(row.stake, row.currency),
                },
                {
                  key: 'payout',
                  head: t('draw.payout'),
                  end: true,
                  cell: (row) => money(row.payout, row.currency),
                },
                {
                  key: 'rebate',
                  head: t('draw.rebate'),
                  end: true,
                  cell: (row) => money(row.rebate, row.currency),
                },
                {
                  key: 'gross',
                  head: t('draw.gross'),
                  end: true,
                  cell: (row) =>
                    draw.status === 'settled'
                      ? money(row.stake - row.payout - row.rebate, row.currency, true)
                      : null,
                },
              ]}
            />
          </Panel>
          <Panel
            title={t('exposure.title')}
            actions={
              exposure.ceiling === null ? null : (
                <span className="text-sm text-muted">
                  {t('exposure.ceiling', { amount: showAmount(exposure.ceiling, exposure.currency, locale) })}
                </span>
              )
            }
          >
            <p className="mb-3 max-w-prose text-sm text-muted">{t('exposure.text')}</p>
            {sums.length > 1 && (
              <div className="mb-3 flex">
                <LinkTabs
                  label={t('draw.currency')}
                  tabs={sums.map((sum) => ({
                    href: `${base}?currency=${sum.currency}`,
                    label: sum.currency,
                    isCurrent: sum.currency === exposure.currency,
                  }))}
                />
              </div>
            )}
            <PageMessages messages={pickMessages(locale, ['backoffice-lottery'])}>
              <ExposureMap initial={exposure} drawId={String(draw.id)} base={base} />
            </PageMessages>
          </Panel>
          <OfficeTable
            table={table}
            base={base}
            operator={operator}
            title={t('draw.betList')}
            rowKey={(row) => String(row.id)}
            leads="id"
            unsaved
            cells={{
              member: (row) => (
                <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
                  <bdi>{row.account}</bdi>
                </PageLink>
              ),
              selection: (row) => (
                <bdi dir="ltr" className="break-all">
                  {row.selection}
                </bdi>
              ),
              round: (row) =>
                row.roundId && operator.permissions.includes('reports.read') ? (
                  <PageLink
                    className="text-amber hover:underline"
                    href={`/backoffice/reports/rounds/${row.roundId}`}
                  >
                    <bdi>{String(row.roundId)}</bdi>
                  </PageLink>
                ) : undefined,
            }}
            empty={<EmptyState title={t('draw.noBets')} />}
          >
            <MemberFilter base={base} query={query} choices={[]} />
          </OfficeTable>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('draw.times')}>
            <Facts
              facts={[
                { key: 'opens', name: t('draw.opens'), value: moment(draw.opensAt) },
                { key: 'closes', name: t('draw.closes'), value: moment(draw.closesAt) },
                { key: 'draws', name: t('draw.draws'), value: moment(draw.drawsAt) },
                { key: 'closed', name: t('draw.closed'), value: moment(draw.closedAt) },
                { key: 'drawn', name: t('draw.drawn'), value: moment(draw.drawnAt) },
                { key: 'settled', name: t('draw.settled'), value: moment(draw.settledAt) },
              ].filter(({ value }) => value !== null)}
            />
          </Panel>
          <Panel title={t('draw.proof')}>
            <Facts
              facts={[
                { key: 'origin', name: t('draw.origin'), value: t(`origins.${draw.origin}`) },
                ...(draw.commitment
                  ? [
                      { key: 'commitment', name: t('draw.commitment'), value: code(draw.commitment) },
                      {
                        key: 'seed',
                        name: t('draw.seed'),
                        value: draw.serverSeed ? code(draw.serverSeed) : t('draw.secret'),
                      },
                      {
                        key: 'clientSeed',
                        name: t('draw.clientSeed'),
                        value: code(`${draw.game}-${draw.period}`),
                      },
                    ]
                  : []),
                ...(draw.resultVersion > 1
                  ? [{ key: 'version', name: t('draw.corrections'), value: draw.resultVersion - 1 }]
                  : []),
                ...(draw.voidCause
                  ? [{ key: 'void', name: t('draw.voidCause'), value: draw.voidCause }]
                  : []),
              ]}
            />
          </Panel>
          {decisions.length > 0 && (
            <Panel title={t('draw.decisions')}>
              <History
                steps={decisions.flatMap((step) => [
                  {
                    key: `entered-${step.id}`,
                    at: step.enteredAt,
                    what: t(`decisions.${step.kind}`),
                    who: <bdi>{step.enteredBy}</bdi>,
                    note: [resultLine(step.result), step.reason].filter(Boolean).join(' · '),
                  },
                  ...(step.status !== 'entered' && step.decidedAt
                    ? [
                        {
                          key: `decided-${step.id}`,
                          at: step.decidedAt,
                          what: t(`decisions.${step.status}`),
                          who: <bdi>{step.decidedBy}</bdi>,
                        },
                      ]
                    : []),
                ])}
              />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
