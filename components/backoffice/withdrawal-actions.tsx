import { useLocale, useTranslations } from 'next-intl';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from '@/lib/backoffice/schema';
import type { Case } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import {
  isFirstRefundApproval,
  missingAmount,
  payoutOf,
  previousOperator,
  refundAmount,
} from '@/lib/cashier/withdrawals/rules';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { PageLink } from '@/components/ui/page-link';
import { CaseNote } from './case-note';
import { DecisionButton } from './decision-button';
import { CaseClaim } from './queue/case-claim';

export interface WithdrawalActionsProps {
  given: Case<WithdrawalForOperator>;
  operator: Operator;
}

/** The decisions that are possible now: approve, pay, reject, cancel, or resolve a dispute. */
export function WithdrawalActions({ given, operator }: WithdrawalActionsProps) {
  const { request: withdrawal, threshold } = given;
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
    refund: show(refundAmount(withdrawal)),
    payout: show(payoutOf(withdrawal)),
  };
  const above = amount > threshold;
  const firstOfTwo =
    above && (status === 'requested' || (disputed && isFirstRefundApproval(withdrawal, threshold)));
  const claimedBy = withdrawal.claim && withdrawal.claim.by !== operator.id ? given.claimedBy : undefined;
  const inFile = open && withdrawal.paymentFileId !== null;
  const { order } = given;
  // A payout that has not failed is paid or may be: nothing else can be done.
  const atProvider = open && order?.kind === 'payout' && order.status !== 'failed';
  const kept = inFile
    ? { disabled: true, describedBy: 'in-file' }
    : atProvider
      ? { disabled: true, describedBy: 'at-provider' }
      : {};
  const isOwn = (move: 'pay' | 'force' | 'refund') =>
    above && previousOperator(withdrawal, move, threshold) === operator.id;
  const own = status === 'approved' ? isOwn('pay') : disputed && (isOwn('force') || isOwn('refund'));
  const held = (move: 'pay' | 'force' | 'refund') =>
    isOwn(move) ? { disabled: true, describedBy: 'own-step' } : {};
  const path = `/backoffice/api/withdrawals/${id}`;
  return (
    <div className="flex flex-col gap-3">
      <CaseClaim given={given} operator={operator} path={path} />
      {inFile && (
        <CaseNote id="in-file">
          {t.rich('decide.inFile', {
            file: () => (
              <PageLink
                href={`/backoffice/withdrawals/files/${String(withdrawal.paymentFileId)}`}
                className="text-amber underline"
              >
                {t('decide.file', { id: String(withdrawal.paymentFileId) })}
              </PageLink>
            ),
          })}
        </CaseNote>
      )}
      {atProvider && <CaseNote id="at-provider">{t('decide.atProvider')}</CaseNote>}
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
            claimedBy={claimedBy}
          />
        )}
        {status === 'approved' && given.paysByProvider && (
          <DecisionButton
            action="payoutWithdrawal"
            path={`${path}/payout`}
            values={values}
            variant="amber"
            claimedBy={claimedBy}
            {...held('pay')}
            {...kept}
          />
        )}
        {status === 'approved' && (
          <DecisionButton
            action="payWithdrawal"
            path={`${path}/pay`}
            values={values}
            variant={given.paysByProvider ? 'surface' : 'amber'}
            input={{ name: 'reference', maxLength: MAX_REFERENCE_LENGTH }}
            claimedBy={claimedBy}
            {...held('pay')}
            {...(atProvider ? kept : {})}
          />
        )}
        {open && (
          <>
            <DecisionButton
              action="rejectWithdrawal"
              path={`${path}/reject`}
              values={values}
              variant="danger"
              input={{ name: 'reason', maxLength: MAX_REASON_LENGTH }}
              claimedBy={claimedBy}
              {...kept}
            />
            <DecisionButton
              action="cancelWithdrawal"
              path={`${path}/cancel`}
              values={values}
              input={{ name: 'reason', maxLength: MAX_REASON_LENGTH }}
              claimedBy={claimedBy}
              {...kept}
            />
          </>
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
              claimedBy={claimedBy}
              {...held('refund')}
            />
            <DecisionButton
              action="forceWithdrawal"
              path={`${path}/resolve`}
              body={{ resolution: 'force' }}
              values={values}
              claimedBy={claimedBy}
              {...held('force')}
            />
          </>
        )}
      </div>
    </div>
  );
}
