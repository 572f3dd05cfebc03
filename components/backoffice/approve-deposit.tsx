'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { normalizeAmount } from '@/components/cashier/amount-rules';
import { splitFee } from '@/components/cashier/fee-rules';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from '@/lib/backoffice/schema';
import { parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { FormDialog } from './form-dialog';
import { useCall } from './use-call';

export interface ApproveDepositProps {
  id: string;
  account: string;
  currency: string;
  /** Decimal strings: what the member has requested, and what an operator has checked. */
  asked: string;
  checked: string | undefined;
  /** What a bank's statement says has arrived: the dialog opens with it. */
  arrived: string | undefined;
  fee: { fixed: string; percent: string };
  threshold: string;
  bankReference: string;
  /** The name of another operator who has claimed it. */
  claimedBy: string | undefined;
  /** The operator made the first approval: only a corrected amount can follow, which makes a new first approval. */
  isOwn: boolean;
  describedBy: string | undefined;
}

/**
 * Approves a deposit with the amount that has really arrived. Another amount than the requested one needs a reason, which the
 * member reads; the dialog shows what will be credited, and whether a second operator is needed.
 */
export function ApproveDeposit(props: ApproveDepositProps) {
  const { id, account, currency, asked, checked, arrived, fee, threshold, claimedBy } = props;
  const t = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const call = useCall();
  const onRecord = checked ?? asked;
  const [open, setOpen] = useState(arrived !== undefined);
  const [amount, setAmount] = useState(arrived ?? onRecord);
  const [reason, setReason] = useState('');
  const [bankReference, setBankReference] = useState(props.bankReference);
  const [despiteClaim, setDespiteClaim] = useState(false);
  const [tried, setTried] = useState(false);
  const plain = normalizeAmount(amount);
  const parsed = parseAmount(plain);
  const isOther = parsed !== parseAmount(onRecord);
  const higher = [parsed ?? 0n, parseAmount(asked) ?? 0n].reduce((left, right) =>
    left > right ? left : right,
  );
  const isFirst = checked === undefined || isOther ? higher > (parseAmount(threshold) ?? 0n) : false;
  const parts = splitFee(plain, fee, currency);
  const show = (value: string) => showAmount(value, currency, locale);
  const wrong = call.failure?.fields ?? {};
  const action = isFirst ? 'checkDeposit' : 'approveDeposit';
  const close = () => {
    setOpen(false);
    setTried(false);
  };
  const submit = async () => {
    setTried(true);
    if (parsed === undefined || (isOther && reason.trim() === '')) return;
    const done = await call.send(
      `/backoffice/api/deposits/${id}/approve`,
      { amount: plain, reason: isOther ? reason : '', bankReference, despiteClaim },
      t(`decide.${action}.done`),
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        variant="amber"
        disabled={props.isOwn}
        aria-describedby={props.describedBy}
        onClick={() => setOpen(true)}
      >
        {t(`decide.${action}.button`)}
      </Button>
      {props.isOwn && <Button onClick={() => setOpen(true)}>{t('decide.correct')}</Button>}
      <FormDialog
        open={open}
        title={t(`decide.${action}.title`)}
        description={t(`decide.${action}.text`, { amount: show(parts?.rest ?? onRecord), account })}
        confirmLabel={t(`decide.${action}.button`)}
        disabled={(claimedBy !== undefined && !despiteClaim) || (props.isOwn && !isOther)}
        call={call}
        onSubmit={submit}
        onClose={close}
      >
        <Field
          label={t('decide.arrived')}
          hint={t('decide.arrivedHint', { asked: show(asked) })}
          error={
            wrong.amount?.message ??
            (tried && parsed === undefined ? tErrors('fields.AMOUNT_FORMAT') : undefined)
          }
          required
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        {isOther && (
          <Field
            label={t('decide.otherReason')}
            hint={t('decide.reasonHint')}
            error={
              wrong.reason?.message ??
              (tried && reason.trim() === '' ? tErrors('fields.REQUIRED') : undefined)
            }
            required
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={t('decide.bankReference')}
          hint={t('decide.bankReferenceHint')}
          error={wrong.bankReference?.message}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              maxLength={MAX_REFERENCE_LENGTH}
              value={bankReference}
              onChange={(event) => setBankReference(event.target.value)}
            />
          )}
        </Field>
        {parts && parseAmount(parts.fee) !== 0n && (
          <p className="text-sm text-muted">
            {t('decide.feeSplit', { fee: show(parts.fee), credited: show(parts.rest) })}
          </p>
        )}
        {isFirst && (
          <p className="text-sm text-amber">{t('decide.needsTwo', { threshold: show(threshold) })}</p>
        )}
        {claimedBy && (
          <Checkbox
            label={t('decide.despiteClaim', { name: claimedBy })}
            checked={despiteClaim}
            onChange={(event) => setDespiteClaim(event.target.checked)}
          />
        )}
      </FormDialog>
    </>
  );
}
