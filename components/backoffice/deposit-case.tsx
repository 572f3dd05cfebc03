import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { Case } from '@/lib/backoffice/decisions/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import type { Operator } from '@/lib/backoffice/types';
import type { DepositForOperator } from '@/lib/cashier/deposits/queries';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { CaseFrame, CasePart } from './case-frame';
import { CaseNote } from './case-note';
import { sortSteps, operatorSteps } from './case-steps';
import { DecisionButton } from './decision-button';
import { Facts } from './facts';
import { History, type HistoryStep } from './history';
import { ReceiptImage } from './receipt-image';
import { StatusBadge } from './status-badge';

export interface DepositCaseProps {
  given: Case<DepositForOperator>;
  operator: Operator;
  /** Address of the queue without this request open. */
  back: string;
}

/** One deposit: amount, receipt image, history, and the decisions that are possible. */
export function DepositCase({
  given: { request: deposit, threshold, history },
  operator,
  back,
}: DepositCaseProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const amount = formatDecimal(deposit.amount);
  const requested: HistoryStep = {
    key: 'requested',
    at: deposit.createdAt,
    what: t('history.depositRequested'),
    who: deposit.account,
  };
  return (
    <CaseFrame
      title={t('queue.deposit', { id: String(deposit.id) })}
      badge={<StatusBadge of="deposit" status={deposit.status} />}
      back={back}
    >
      <p className="font-display text-3xl font-bold">
        <Money value={amount} currency={deposit.currency} locale={locale} />
      </p>
      <DepositActions deposit={deposit} operator={operator} threshold={threshold} />
      <Facts
        facts={[
          {
            key: 'member',
            name: t('columns.member'),
            value: (
              <PageLink
                href={`/backoffice/members/${deposit.memberId}`}
                className="text-amber hover:underline"
              >
                {deposit.account}
              </PageLink>
            ),
          },
          { key: 'channel', name: t('columns.channel'), value: textIn(deposit.channelNames, locale) },
          {
            key: 'reference',
            name: t('columns.reference'),
            value: <bdi className="tabular">{deposit.reference}</bdi>,
          },
          ...(deposit.reason ? [{ key: 'reason', name: t('columns.reason'), value: deposit.reason }] : []),
        ]}
      />
      <CasePart title={t('receiptImage.title')}>
        <ReceiptImage id={deposit.receiptImageId} />
      </CasePart>
      <CasePart title={t('history.title')}>
        <History steps={sortSteps([requested, ...operatorSteps(t, history)])} />
      </CasePart>
    </CaseFrame>
  );
}

type ActionProps = { deposit: DepositForOperator; operator: Operator; threshold: bigint };

function DepositActions({ deposit, operator, threshold }: ActionProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  if (deposit.status !== 'pending' && deposit.status !== 'checked') return null;
  if (!operator.permissions.includes('cashier.decide')) return <CaseNote>{t('decide.readOnly')}</CaseNote>;
  const first = deposit.status === 'pending' && deposit.amount > threshold;
  const own = deposit.status === 'checked' && deposit.checkedBy === operator.id;
  const values = {
    amount: showAmount(formatDecimal(deposit.amount), deposit.currency, locale),
    account: deposit.account,
    threshold: showAmount(formatDecimal(threshold), deposit.currency, locale),
  };
  const path = `/backoffice/api/deposits/${deposit.id}`;
  return (
    <div className="flex flex-col gap-3">
      {first && <CaseNote>{t('decide.needsTwo', values)}</CaseNote>}
      {own && <CaseNote id="own-step">{t('decide.ownStep')}</CaseNote>}
      <div className="flex flex-wrap gap-3">
        <DecisionButton
          key={deposit.status}
          action={first ? 'checkDeposit' : 'approveDeposit'}
          path={`${path}/approve`}
          values={values}
          variant="amber"
          disabled={own}
          describedBy={own ? 'own-step' : undefined}
        />
        <DecisionButton
          action="rejectDeposit"
          path={`${path}/reject`}
          values={values}
          variant="danger"
          input={{ name: 'reason', maxLength: MAX_REASON_LENGTH }}
        />
      </div>
    </div>
  );
}
