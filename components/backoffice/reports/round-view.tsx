import { getTranslations } from 'next-intl/server';
import LotteryRecord from '@/components/lottery/record/lottery-record';
import { parseLotteryBet } from '@/components/lottery/record/recorded-bet';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { kindLabel } from '@/lib/backoffice/tables/labels';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import type { RoundFacts } from '@/lib/reporting/records/round';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { Facts } from '../facts';
import { Panel } from '../panel';

const TONES = { open: 'amber', closed: 'plain', voided: 'vermilion' } as const;
const LINK = 'text-amber underline-offset-4 hover:underline';

/** A round: its figures, its calls, and the ledger entries of each call. */
export async function RoundView({
  round,
  locale,
  seesMembers,
}: {
  round: RoundFacts;
  locale: LocaleCode;
  seesMembers: boolean;
}) {
  const t = await getTranslations('backoffice-reports.round');
  const amount = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={round.currency} locale={locale} signed={signed} />
  );
  const kindName = (kind: string) => (isLocale(locale) ? kindLabel(locale, kind) : kind);
  const entries = round.calls.flatMap((call) =>
    call.entries.map((entry, place) => ({
      ...entry,
      ledgerId: call.ledgerId!,
      key: `${call.ledgerId}:${place}`,
    })),
  );
  const lotteryBet = parseLotteryBet(round.details ?? {});
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <Panel className="self-start">
        <Facts
          facts={[
            {
              key: 'status',
              name: t('status'),
              value: <Badge tone={TONES[round.status]}>{t(`states.${round.status}`)}</Badge>,
            },
            {
              key: 'member',
              name: t('member'),
              value: seesMembers ? (
                <PageLink href={`/backoffice/members/${round.memberId}`} className={LINK}>
                  {round.account}
                </PageLink>
              ) : (
                round.account
              ),
            },
            {
              key: 'game',
              name: t('game'),
              value: round.names[locale] ?? round.names.en ?? String(round.gameId),
            },
            { key: 'vendor', name: t('vendor'), value: <bdi>{round.vendor}</bdi> },
            {
              key: 'vendorRound',
              name: t('vendorRound'),
              value: <bdi className="break-all tabular">{round.vendorRoundId}</bdi>,
            },
            {
              key: 'opened',
              name: t('opened'),
              value: <DateTime at={round.openedAt} locale={locale} seconds />,
            },
            {
              key: 'settled',
              name: t('settled'),
              value: round.settledAt ? <DateTime at={round.settledAt} locale={locale} seconds /> : '–',
            },
            { key: 'stake', name: t('stake'), value: amount(round.stake) },
            { key: 'payout', name: t('payout'), value: amount(round.payout) },
            { key: 'validBet', name: t('validBet'), value: amount(round.validBet) },
            { key: 'gross', name: t('gross'), value: amount(round.stake - round.payout, true) },
          ]}
        />
      </Panel>
      <div className="flex min-w-0 flex-col gap-5">
        {lotteryBet && (
          <Panel title={t('lotteryBet')}>
            <LotteryRecord bet={lotteryBet} currency={round.currency} />
          </Panel>
        )}
        <Panel flush title={t('calls')}>
          <DataTable
            label={t('calls')}
            rows={round.calls}
            rowKey={(call) => String(call.id)}
            empty={<EmptyState title={t('noCalls')} />}
            columns={[
              {
                key: 'kind',
                head: t('call'),
                leads: true,
                cell: (call) => (
                  <>
                    {kindName(call.kind)}
                    {call.cancelled && (
                      <Badge tone="vermilion" className="ms-2">
                        {t('cancelled')}
                      </Badge>
                    )}
                  </>
                ),
              },
              {
                key: 'at',
                head: t('time'),
                cell: (call) => <DateTime at={call.at} locale={locale} seconds />,
              },
              {
                key: 'id',
                head: t('vendorId'),
                cell: (call) => <bdi className="break-all tabular">{call.transactionId}</bdi>,
              },
              { key: 'debit', head: t('debit'), end: true, cell: (call) => amount(call.debit) },
              { key: 'credit', head: t('credit'), end: true, cell: (call) => amount(call.credit) },
            ]}
          />
        </Panel>
        <Panel flush title={t('entries')}>
          <DataTable
            label={t('entries')}
            rows={entries}
            rowKey={(entry) => entry.key}
            empty={<EmptyState title={t('noEntries')} />}
            columns={[
              {
                key: 'account',
                head: t('account'),
                leads: true,
                cell: (entry) => (entry.owner === 'member' ? t('memberAccount') : <bdi>{entry.account}</bdi>),
              },
              {
                key: 'transaction',
                head: t('transaction'),
                cell: (entry) =>
                  seesMembers ? (
                    <PageLink href={`/backoffice/ledger/${entry.ledgerId}`} className={`${LINK} tabular`}>
                      {String(entry.ledgerId)}
                    </PageLink>
                  ) : (
                    <bdi className="tabular">{String(entry.ledgerId)}</bdi>
                  ),
              },
              { key: 'amount', head: t('amount'), end: true, cell: (entry) => amount(entry.amount, true) },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
