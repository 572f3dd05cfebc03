import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { Case } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import { textIn } from '@/lib/content/text';
import { payoutOf } from '@/lib/cashier/withdrawals/rules';
import { formatDecimal } from '@/lib/money/amount';
import { CaseFrame, CasePart } from './case-frame';
import { sortSteps, operatorSteps } from './case-steps';
import { Facts, type Fact } from './facts';
import { History, type HistoryStep } from './history';
import { LedgerLinks } from './ledger-links';
import { OrderState } from './provider-orders/order-state';
import { PayeeNumber } from './payee-number';
import { ReceiptImage } from './receipt-image';
import { FlagNotice } from './risk/flag-notice';
import { StatusBadge } from './status-badge';
import { DateTime } from './date-time';
import { WithdrawalActions } from './withdrawal-actions';

export interface WithdrawalCaseProps {
  given: Case<WithdrawalForOperator>;
  operator: Operator;
  /** Address of the queue without this request open. */
  back: string;
}

/** One withdrawal: payee, history, and the decisions that are possible. */
export function WithdrawalCase({ given, operator, back }: WithdrawalCaseProps) {
  const { request: withdrawal, history } = given;
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <CaseFrame
      title={t('queue.withdrawal', { id: String(withdrawal.id) })}
      badge={<StatusBadge of="withdrawal" status={withdrawal.status} />}
      back={back}
    >
      <p className="font-display text-3xl font-bold">
        <Money value={formatDecimal(withdrawal.amount)} currency={withdrawal.currency} locale={locale} />
      </p>
      <FlagNotice flags={given.flags} operator={operator} canBeHeld />
      <WithdrawalActions given={given} operator={operator} />
      {given.order && (
        <CasePart title={t('decide.provider')}>
          <OrderState order={given.order} />
        </CasePart>
      )}
      <WithdrawalFacts withdrawal={withdrawal} operator={operator} />
      {withdrawal.receiptImageId && (
        <CasePart title={t('receiptImage.title')}>
          <ReceiptImage id={withdrawal.receiptImageId} />
        </CasePart>
      )}
      <LedgerLinks ids={given.ledgerIds} operator={operator} />
      <CasePart title={t('history.title')}>
        <History steps={sortSteps([...ownSteps(t, withdrawal), ...operatorSteps(t, history)])} />
      </CasePart>
    </CaseFrame>
  );
}

/** Steps by the member or by expiry of the confirmation period. */
function ownSteps(t: (key: string) => string, withdrawal: WithdrawalForOperator): HistoryStep[] {
  const { account, createdAt, confirmedAt, confirmedHow } = withdrawal;
  const steps: HistoryStep[] = [
    { key: 'requested', at: createdAt, what: t('history.withdrawalRequested'), who: account },
  ];
  if (confirmedAt && confirmedHow === 'time') {
    steps.push({ key: 'confirmed', at: confirmedAt, what: t('history.confirmedByTime') });
  } else if (confirmedAt) {
    steps.push({ key: 'confirmed', at: confirmedAt, what: t('history.confirmedByMember'), who: account });
  }
  return steps;
}

function WithdrawalFacts({
  withdrawal,
  operator,
}: {
  withdrawal: WithdrawalForOperator;
  operator: Operator;
}) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const { payee, currency } = withdrawal;
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  const facts: Fact[] = [
    {
      key: 'member',
      name: t('columns.member'),
      value: (
        <PageLink href={`/backoffice/members/${withdrawal.memberId}`} className="text-amber hover:underline">
          {withdrawal.account}
        </PageLink>
      ),
    },
    { key: 'channel', name: t('columns.channel'), value: textIn(withdrawal.channelNames, locale) },
    ...(withdrawal.fee > 0n
      ? [
          { key: 'fee', name: t('columns.fee'), value: money(withdrawal.fee) },
          { key: 'payout', name: t('columns.payout'), value: money(payoutOf(withdrawal)) },
        ]
      : []),
    { key: 'bank', name: t('payee.bank'), value: payee.bank },
    { key: 'holder', name: t('payee.holder'), value: payee.holder },
    {
      key: 'number',
      name: t('payee.number'),
      value: (
        <PayeeNumber
          withdrawalId={String(withdrawal.id)}
          tail={payee.numberTail}
          canRead={operator.permissions.includes('cashier.decide')}
        />
      ),
    },
  ];
  if (withdrawal.paymentReference) {
    facts.push({
      key: 'reference',
      name: t('columns.reference'),
      value: <bdi>{withdrawal.paymentReference}</bdi>,
    });
  }
  if (withdrawal.confirmBy && withdrawal.status === 'paid') {
    facts.push({
      key: 'confirmBy',
      name: t('columns.confirmBy'),
      value: <DateTime at={withdrawal.confirmBy} locale={locale} />,
    });
  }
  if (withdrawal.receivedAmount !== null) {
    facts.push({ key: 'received', name: t('columns.received'), value: money(withdrawal.receivedAmount) });
  }
  if (withdrawal.paymentFileId !== null) {
    const file = String(withdrawal.paymentFileId);
    facts.push({
      key: 'file',
      name: t('columns.paymentFile'),
      value: (
        <PageLink href={`/backoffice/withdrawals/files/${file}`} className="text-amber hover:underline">
          <bdi>{`#${file}`}</bdi>
        </PageLink>
      ),
    });
  }
  if (withdrawal.reason) facts.push({ key: 'reason', name: t('columns.reason'), value: withdrawal.reason });
  return <Facts facts={facts} />;
}
