import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { memberBonuses } from '@/lib/backoffice/members/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import type { BonusMoney } from '@/lib/rewards/bonus-money/types';
import { formatDecimal } from '@/lib/money/amount';
import { progressPercent } from '@/lib/rewards/bonus-money/rules';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { Sums } from '../sums';
import { TransactionLink } from '../transaction-link';
import { CancelBonus } from './cancel-bonus';
import type { SectionProps } from './section';

const TONES = { active: 'amber', completed: 'jade' } as const;

/** A member's bonus money: what is left of each bonus, what it requires, and how it ended. */
export async function BonusesSection({ member, operator, locale }: SectionProps) {
  const [t, tBonuses, bonuses] = await Promise.all([
    getTranslations('backoffice-members.bonuses'),
    getTranslations('bonuses'),
    memberBonuses(member),
  ]);
  const money = (value: bigint, currency: string) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} />
  );
  const entries = (id: bigint | undefined) =>
    id !== undefined && (
      <span className="block text-xs text-muted">
        {t('entries')} <TransactionLink id={id} operator={operator} />
      </span>
    );
  const mayCancel = operator.permissions.includes('rewards.manage');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <>
      <Sums
        sums={[
          { key: 'bonus', name: t('balance'), value: money(member.balance.bonus, member.balance.currency) },
        ]}
      />
      <DataTable
        label={t('title')}
        rows={bonuses}
        rowKey={(bonus) => String(bonus.id)}
        empty={<EmptyState title={t('none')} />}
        columns={[
          {
            key: 'id',
            head: t('number'),
            leads: true,
            cell: (bonus) => <bdi className="tabular">{String(bonus.id)}</bdi>,
          },
          {
            key: 'status',
            head: t('status'),
            cell: (bonus) => (
              <Badge tone={bonus.status in TONES ? TONES[bonus.status as keyof typeof TONES] : 'plain'}>
                {tBonuses(`statuses.${bonus.status}`)}
              </Badge>
            ),
          },
          {
            key: 'granted',
            head: t('granted'),
            cell: (bonus) => <DateTime at={bonus.grantedAt} locale={locale} />,
          },
          {
            key: 'expires',
            head: t('expires'),
            cell: (bonus) => (bonus.expiresAt ? <DateTime at={bonus.expiresAt} locale={locale} /> : '–'),
          },
          {
            key: 'amount',
            head: t('amount'),
            end: true,
            cell: (bonus) => (
              <>
                {money(bonus.amount, bonus.currency)}
                {entries(bonus.grantedBy)}
              </>
            ),
          },
          {
            key: 'remaining',
            head: t('remaining'),
            end: true,
            cell: (bonus) => money(bonus.remaining, bonus.currency),
          },
          {
            key: 'wagered',
            head: t('wagered'),
            end: true,
            cell: (bonus) => (
              <span className="whitespace-nowrap">
                {money(bonus.wagered, bonus.currency)} / {money(bonus.required, bonus.currency)} (
                {percent.format(progressPercent(bonus.wagered, bonus.required) / 100)})
              </span>
            ),
          },
          {
            key: 'ended',
            head: t('ended'),
            end: true,
            cell: (bonus) =>
              bonus.endedAmount === null ? (
                '–'
              ) : (
                <>
                  {money(bonus.endedAmount, bonus.currency)}
                  {entries(bonus.endedBy)}
                  {bonus.reason && (
                    <span className="block text-xs break-words text-muted">
                      {bonus.reason === 'member' ? (
                        t('byMember')
                      ) : bonus.reason === 'withdrawal' ? (
                        t('byWithdrawal')
                      ) : (
                        <bdi>{bonus.reason}</bdi>
                      )}
                    </span>
                  )}
                </>
              ),
          },
          ...(mayCancel
            ? [
                {
                  key: 'cancel',
                  head: <span className="sr-only">{t('cancel.title')}</span>,
                  cell: (bonus: BonusMoney) =>
                    bonus.status === 'active' && (
                      <CancelBonus id={String(bonus.id)} maxReason={MAX_REASON_LENGTH} />
                    ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
