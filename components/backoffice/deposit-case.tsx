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
import { ApproveDeposit } from './approve-deposit';
import { CaseFrame, CasePart } from './case-frame';
import { CaseNote } from './case-note';
import { sortSteps, operatorSteps } from './case-steps';
import { DecisionButton } from './decision-button';
import { Facts, type Fact } from './facts';
import { History, type HistoryStep } from './history';
import { LedgerLinks } from './ledger-links';
import { OrderState } from './provider-orders/order-state';
import { CaseClaim } from './queue/case-claim';
import { ReceiptImage } from './receipt-image';
import { FlagNotice } from './risk/flag-notice';
import { StatusBadge } from './status-badge';

export interface DepositCaseProps {
  given: Case<DepositForOperator>;
  operator: Operator;
  /** Address of the queue without this request open. */
  back: string;
  /** Decimal string: what a bank's statement says has arrived. */
  arrived?: string | undefined;
}

/** One deposit: amounts, fee, what it was paid to, receipt image, history, and the decisions that are possible. */
export function DepositCase({ given, operator, back, arrived }: DepositCaseProps) {
  const { request: deposit, history } = given;
  const t = useTranslations('backoffice');
  const locale = useLocale();
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
        <Money value={formatDecimal(deposit.amount)} currency={deposit.currency} locale={locale} />
      </p>
      <FlagNotice flags={given.flags} operator={operator} canBeHeld={false} />
      <DepositActions given={given} operator={operator} arrived={arrived} />
      {given.order && (
        <CasePart title={t('decide.provider')}>
          <OrderState order={given.order} />
        </CasePart>
      )}
      <DepositFacts deposit={deposit} />
      <CasePart title={t('receiptImage.title')}>
        <ReceiptImage id={deposit.receiptImageId} />
      </CasePart>
      <LedgerLinks ids={given.ledgerIds} operator={operator} />
      <CasePart title={t('history.title')}>
        <History steps={sortSteps([requested, ...operatorSteps(t, history)])} />
      </CasePart>
    </CaseFrame>
  );
}

function DepositFacts({ deposit }: { deposit: DepositForOperator }) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const { currency, payTo } = deposit;
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  const fact = (key: string, name: string, value: Fact['value']): Fact => ({ key, name, value });
  const facts: Fact[] = [
    fact(
      'member',
      t('columns.member'),
      <PageLink href={`/backoffice/members/${deposit.memberId}`} className="text-amber hover:underline">
        {deposit.account}
      </PageLink>,
    ),
    fact('channel', t('columns.channel'), textIn(deposit.channelNames, locale)),
    fact('reference', t('columns.reference'), <bdi className="tabular">{deposit.reference}</bdi>),
  ];
  if (deposit.amount !== deposit.askedAmount)
    facts.push(fact('asked', t('columns.asked'), money(deposit.askedAmount)));
  if (deposit.status === 'checked' && deposit.checkedAmount !== deposit.askedAmount)
    facts.push(fact('checked', t('columns.checkedAmount'), money(deposit.checkedAmount!)));
  if (deposit.fee > 0n) {
    facts.push(fact('fee', t('columns.fee'), money(deposit.fee)));
    facts.push(fact('credited', t('columns.credited'), money(deposit.amount - deposit.fee)));
  }
  if (payTo?.kind === 'bank')
    facts.push(
      fact(
        'payTo',
        t('columns.payTo'),
        <>
          {payTo.bank}
          {payTo.branch && `, ${payTo.branch}`}
          <bdi dir="ltr" className="block text-xs text-muted tabular">
            {payTo.number}
          </bdi>
        </>,
      ),
    );
  if (payTo?.kind === 'qr')
    facts.push(fact('payTo', t('columns.payTo'), <bdi>{`${payTo.profile} ${payTo.payee}`.trim()}</bdi>));
  if (deposit.bankReference)
    facts.push(fact('bankReference', t('columns.bankReference'), <bdi>{deposit.bankReference}</bdi>));
  if (deposit.reason) facts.push(fact('reason', t('columns.reason'), deposit.reason));
  return <Facts facts={facts} />;
}

type ActionProps = Pick<DepositCaseProps, 'given' | 'operator' | 'arrived'>;

function DepositActions({ given, operator, arrived }: ActionProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const { request: deposit, threshold } = given;
  if (deposit.status !== 'pending' && deposit.status !== 'checked') return null;
  if (deposit.awaitsProvider) return <CaseNote>{t('decide.awaitsProvider')}</CaseNote>;
  if (!operator.permissions.includes('cashier.decide')) return <CaseNote>{t('decide.readOnly')}</CaseNote>;
  const onRecord = deposit.checkedAmount ?? deposit.askedAmount;
  const higher = onRecord > deposit.askedAmount ? onRecord : deposit.askedAmount;
  const first = deposit.status === 'pending' && higher > threshold;
  const own = deposit.status === 'checked' && deposit.checkedBy === operator.id;
  const claimedBy = deposit.claim && deposit.claim.by !== operator.id ? given.claimedBy : undefined;
  const values = {
    amount: showAmount(formatDecimal(deposit.amount), deposit.currency, locale),
    account: deposit.account,
    threshold: showAmount(formatDecimal(threshold), deposit.currency, locale),
  };
  const { order } = given;
  const reported = order?.reportedAmount ? formatDecimal(order.reportedAmount) : undefined;
  const path = `/backoffice/api/deposits/${deposit.id}`;
  const { fixed, rate } = deposit.feeRule;
  return (
    <div className="flex flex-col gap-3">
      <CaseClaim given={given} operator={operator} path={path} />
      {first && <CaseNote>{t('decide.needsTwo', values)}</CaseNote>}
      {own && <CaseNote id="own-step">{t('decide.ownStep')}</CaseNote>}
      <div className="flex flex-wrap gap-3">
        <ApproveDeposit
          key={`${deposit.status} ${String(onRecord)} ${arrived}`}
          id={String(deposit.id)}
          account={deposit.account}
          currency={deposit.currency}
          asked={formatDecimal(deposit.askedAmount)}
          checked={deposit.checkedAmount === null ? undefined : formatDecimal(deposit.checkedAmount)}
          arrived={arrived ?? reported}
          fee={{ fixed: formatDecimal(fixed), percent: formatDecimal(BigInt(rate) * 100n) }}
          threshold={formatDecimal(threshold)}
          bankReference={deposit.bankReference ?? ''}
          claimedBy={claimedBy}
          isOwn={own}
          describedBy={own ? 'own-step' : undefined}
        />
        <DecisionButton
          action="rejectDeposit"
          path={`${path}/reject`}
          values={values}
          variant="danger"
          input={{ name: 'reason', maxLength: MAX_REASON_LENGTH }}
          claimedBy={claimedBy}
        />
      </div>
    </div>
  );
}
