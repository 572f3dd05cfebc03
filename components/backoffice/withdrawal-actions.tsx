import { useLocale, useTranslations } from 'next-intl';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from '@/lib/backoffice/schema';
import type { Operator } from '@/lib/backoffice/types';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import { missingAmount, isFirstRefundApproval, previousOperator } from '@/lib/cashier/withdrawals/rules';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { CaseNote } from './case-note';
import { DecisionButton } from './decision-button';

export interface WithdrawalActionsProps {
  withdrawal: WithdrawalForOperator;
  operator: Operator;
  /** The approval threshold: above it, one operator may not take both steps (M8). */
  threshold: bigint;
}

/** The decisions that are possible now: approve, pay, reject, or resolve a dispute. */
export function WithdrawalActions({ withdrawal, operator, threshold }: WithdrawalActionsProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const { status, amount, currency, account, id } = withdrawal;
  const open = status === 'requested' || status === 'approved';
  const disputed = status === 'partial' || status === 'notReceived';
  if (!open && !disputed) return null;
  if (!operator.permissions.includes('cashier.decide')) return <CaseNote>{t('decide.readOnly')}</CaseNote>;
  const show = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  const values = {
    amount: show(amount),
    account,
    threshold: show(threshold),
    missing: show(missingAmount(withdrawal)),
  };
  const above = amount > threshold;
  const firstOfTwo =
    above && (status === 'requested' || (disputed && isFirstRefundApproval(withdrawal, threshold)));
  const isOwn = (move: 'pay' | 'force' | 'refund') =>
    above && previousOperator(withdrawal, move, threshold) === operator.id;
  const own = status === 'approved' ? isOwn('pay') : disputed && (isOwn('force') || isOwn('refund'));
  const held = (move: 'pay' | 'force' | 'refund') =>
    isOwn(move) ? { disabled: true, describedBy: 'own-step' } : {};
  const path = `/backoffice/api/withdrawals/${id}`;
  return (
    <div className="flex flex-col gap-3">
      {disputed && <CaseNote>{t('decide.disputed', values)}</CaseNote>}
      {firstOfTwo && <CaseNote>{t('decide.needsTwo', values)}</CaseNote>}
      {own && <CaseNote id="own-step">{t('decide.ownStep')}</CaseNote>}
      <div className="flex flex-wrap gap-3">
        {status === 'requested' && (
          <DecisionButton
            action="approveWithdrawal"
            path={`${path}/approve`}
            values={values}
            variant="amber"
          />
        )}
        {status === 'approved' && (
          <DecisionButton
            action="payWithdrawal"
            path={`${path}/pay`}
            values={values}
            variant="amber"
            input={{ name: 'reference', maxLength: MAX_REFERENCE_LENGTH }}
            {...held('pay')}
          />
        )}
        {open && (
          <DecisionButton
            action="rejectWithdrawal"
            path={`${path}/reject`}
            values={values}
            variant="danger"
            input={{ name: 'reason', maxLength: MAX_REASON_LENGTH }}
          />
        )}
        {disputed && (
          <>
            <DecisionButton
              key={String(withdrawal.refundCheckedBy)}
              action={firstOfTwo ? 'checkRefund' : 'refundWithdrawal'}
              path={`${path}/resolve`}
              body={{ resolution: 'refund' }}
              values={values}
              variant="amber"
              {...held('refund')}
            />
            <DecisionButton
              action="forceWithdrawal"
              path={`${path}/resolve`}
              body={{ resolution: 'force' }}
              values={values}
              {...held('force')}
            />
          </>
        )}
      </div>
    </div>
  );
}
