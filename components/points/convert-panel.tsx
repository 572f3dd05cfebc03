'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { refreshBalance } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { formatDecimal, units } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';
import { convertPoints } from '@/lib/rewards/points/rules';
import type { PointsRules } from '@/lib/rewards/points/types';
import { PaymentPasswordField } from './payment-password-field';
import { Points } from './points';
import { CONFIG_KEY, type PanelProps } from './queries';
import { useSend } from './use-send';

/** The exchange-rate table, and the form that converts points to money. */
export function ConvertPanel({ state }: PanelProps) {
  const t = useTranslations('points');
  const locale = useLocale();
  const currency = useSession().balance?.currency ?? '';
  const { send, busy, failure } = useSend();
  const ids = useRequestId();
  const [points, setPoints] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const config = useQuery({
    queryKey: CONFIG_KEY,
    queryFn: ({ signal }) => callApi<PointsRules>('GET', '/wps/points/config', undefined, signal),
  });
  const tiers = config.data?.ratio.tiers ?? [];
  const typed = points.replace(/\D/g, '').slice(0, 10);
  const worth =
    typed === '' || currency === '' ? undefined : convertPoints(tiers, units(BigInt(typed)), currency);
  const errors = failure?.fields ?? {};
  const submit = async () => {
    const done = await send<{ amount: string }>('POST', '/wps/points/convert', {
      points: typed,
      paymentPassword,
      requestId: ids.idOf(typed),
    });
    if (!done) return;
    ids.renew();
    setPoints('');
    setPaymentPassword('');
    void refreshBalance();
    notify(t('convert.done', { amount: showAmount(done.amount, currency, locale) }), 'good');
  };
  return (
    <RecordState
      query={config}
      empty={tiers.length === 0}
      emptyTitle={t('convert.closed')}
      emptyHint={t('convert.closedHint')}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader title={t('convert.table')} description={t('convert.tableText')} />
          <table className="w-full text-sm">
            <thead>
              <tr className="text-start text-xs text-faint">
                <th scope="col" className="pb-2 text-start font-medium">
                  {t('convert.from')}
                </th>
                <th scope="col" className="pb-2 text-end font-medium">
                  {t('convert.rate')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {tiers.map((tier) => (
                <tr key={tier.from}>
                  <td className="py-2.5">
                    <Points value={tier.from} locale={locale} />
                  </td>
                  <td className="py-2.5 text-end">
                    <Points value={tier.points} locale={locale} /> {t('unit')} ={' '}
                    <Money
                      value={tier.amount}
                      currency={currency}
                      locale={locale}
                      className="font-semibold text-amber"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <Card>
          <CardHeader title={t('convert.title')} description={t('convert.text')} />
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <FormAlert message={failure?.message} />
            <Field label={t('convert.points')} error={errors.points?.message} required>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={10}
                  value={points}
                  onChange={(event) => setPoints(event.target.value)}
                />
              )}
            </Field>
            {state && (
              <button
                type="button"
                className="self-start text-sm text-amber underline underline-offset-2"
                onClick={() => setPoints(state.balance.split('.')[0] ?? '')}
              >
                {t('convert.all')}
              </button>
            )}
            <p aria-live="polite" className="rounded-card border border-hairline bg-sunken/50 p-4">
              <span className="block text-xs text-faint">{t('convert.youGet')}</span>
              <span className="font-display text-2xl font-bold text-jade">
                {worth === undefined ? (
                  '—'
                ) : (
                  <Money value={formatDecimal(worth)} currency={currency} locale={locale} />
                )}
              </span>
            </p>
            <PaymentPasswordField
              value={paymentPassword}
              error={errors.paymentPassword?.message}
              onChange={setPaymentPassword}
            />
            <Button type="submit" variant="amber" size="lg" block busy={busy} disabled={!worth}>
              {t('convert.confirm')}
            </Button>
          </form>
        </Card>
      </div>
    </RecordState>
  );
}
