import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { memberRounds, PERIOD_DAYS } from '@/lib/backoffice/members/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import type { BetRecord } from '@/lib/gateway/types';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { DataTable } from '../data-table';
import { PageLinks } from '../page-links';
import { Sums } from '../sums';
import { DateTime } from '../date-time';
import type { SectionProps } from './section';
import { VoidRound } from './void-round';

const TONES = { open: 'amber', closed: 'plain', voided: 'vermilion' } as const;

/** A member's rounds. A round leads to its calls and ledger entries, and can be voided. */
export async function RoundsSection({ member, operator, locale, page, pageAddress }: SectionProps) {
  const [t, tMembers, given] = await Promise.all([
    getTranslations('backoffice'),
    getTranslations('backoffice-members'),
    memberRounds(member, locale, page),
  ]);
  const mayVoid = operator.permissions.includes('rounds.void');
  const shown = (value: bigint, currency: string) => showAmount(formatDecimal(value), currency, locale);
  const amount = (value: bigint, currency: string, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  const currency = given.list[0]?.currency;
  const { stake, payout, validBet, profit } = given.sums;
  return (
    <>
      <p className="px-4 pb-3 text-sm text-muted">{t('members.period', { days: PERIOD_DAYS })}</p>
      {currency && (
        <Sums
          sums={[
            { key: 'stake', name: t('members.stakes'), value: amount(stake, currency) },
            { key: 'payout', name: t('members.payouts'), value: amount(payout, currency) },
            { key: 'valid', name: t('members.validBet'), value: amount(validBet, currency) },
            { key: 'profit', name: t('members.profit'), value: amount(profit, currency, true) },
          ]}
        />
      )}
      <DataTable
        label={tMembers('sections.rounds')}
        rows={given.list}
        rowKey={(round) => String(round.roundId)}
        {...(operator.permissions.includes('reports.read') && {
          rowHref: (round: BetRecord) => `/backoffice/reports/rounds/${round.roundId}`,
        })}
        empty={<EmptyState title={t('members.noRounds')} />}
        columns={[
          { key: 'game', head: t('members.game'), leads: true, cell: (round) => round.gameName },
          { key: 'vendor', head: t('members.vendor'), cell: (round) => round.vendor },
          {
            key: 'at',
            head: t('members.when'),
            cell: (round) => <DateTime at={round.openedAt} locale={locale} seconds />,
          },
          {
            key: 'status',
            head: t('columns.status'),
            cell: (round) => <Badge tone={TONES[round.status]}>{t(`members.rounds.${round.status}`)}</Badge>,
          },
          {
            key: 'stake',
            head: t('members.stakes'),
            end: true,
            cell: (round) => amount(round.stake, round.currency),
          },
          {
            key: 'profit',
            head: t('members.profit'),
            end: true,
            cell: (round) => amount(round.profit, round.currency, true),
          },
          ...(mayVoid
            ? [
                {
                  key: 'void',
                  head: <span className="sr-only">{tMembers('void.button')}</span>,
                  cell: (round: BetRecord) =>
                    round.status !== 'voided' && (
                      // Above the link that covers the row.
                      <span className="relative z-10">
                        <VoidRound
                          small
                          roundId={String(round.roundId)}
                          account={member.account}
                          stake={formatDecimal(round.stake)}
                          payout={formatDecimal(round.payout)}
                          shownStake={shown(round.stake, round.currency)}
                          shownPayout={shown(round.payout, round.currency)}
                          maxReason={MAX_REASON_LENGTH}
                        />
                      </span>
                    ),
                },
              ]
            : []),
        ]}
      />
      <PageLinks page={given.pageNum} pages={given.totalPages} href={pageAddress} />
    </>
  );
}
