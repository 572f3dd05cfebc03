'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { useSession } from '@/components/session/use-session';
import { Skeleton } from '@/components/ui/skeleton';
import { goodPicture } from '@/lib/catalogue/pictures';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import type { WireGood, WireOrder } from '@/lib/rewards/points/wire';
import { AddressPicker, NO_ADDRESS } from './address-picker';
import { PaymentPasswordField } from './payment-password-field';
import { Points } from './points';
import { BALANCE_KEY, GOODS_KEY, type PointsState } from './queries';
import type { MallTab } from './tabs';
import { useSend } from './use-send';

interface Props {
  locale: LocaleCode;
  goodId: string;
  onClose: () => void;
  onTab: (tab: MallTab) => void;
}

/** The dialog in which a member redeems a good. */
export default function RedeemHost(props: Props) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={['points', 'errors', 'identity', 'records']}>
      <RedeemDialog {...props} />
    </MessagesBoundary>
  );
}

const isNothing = (amount: string) => /^0\.0+$/.test(amount);

function RedeemDialog({ goodId, onClose, onTab }: Props) {
  const t = useTranslations('points');
  const { data } = useQuery({
    queryKey: GOODS_KEY,
    queryFn: ({ signal }) => callApi<{ list: WireGood[] }>('GET', '/wps/points/rewards', undefined, signal),
  });
  const { data: state } = useQuery({
    queryKey: BALANCE_KEY,
    queryFn: ({ signal }) => callApi<PointsState>('GET', '/wps/points/balance', undefined, signal),
  });
  const good = data?.list.find(({ id }) => id === goodId);
  return (
    <Dialog open onClose={onClose} title={t('redeem.title')} closeLabel={t('close')} size="md">
      {data && !good ? (
        <p className="text-muted">{t('redeem.gone')}</p>
      ) : good && state ? (
        <RedeemForm good={good} balance={state.balance} onClose={onClose} onTab={onTab} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  );
}

function RedeemForm({
  good,
  balance,
  onClose,
  onTab,
}: {
  good: WireGood;
  balance: string;
  onClose: () => void;
  onTab: (tab: MallTab) => void;
}) {
  const t = useTranslations('points');
  const locale = useLocale();
  const currency = useSession().balance?.currency ?? '';
  const { send, busy, failure } = useSend();
  const ids = useRequestId();
  const [quantity, setQuantity] = useState(1);
  const [paymentPassword, setPaymentPassword] = useState('');
  const [address, setAddress] = useState(NO_ADDRESS);
  const errors = failure?.fields ?? {};
  const needsAddress = good.kind === 'goods';
  const most = Math.max(1, Math.min(good.available, good.perMember ?? 20, 20));
  const submit = async () => {
    const content = { goodId: good.id, quantity, ...(needsAddress ? { address: address.typed } : {}) };
    const order = await send<WireOrder>('POST', '/wps/points/redeem', {
      ...content,
      paymentPassword,
      requestId: ids.idOf(JSON.stringify(content)),
    });
    if (!order) return;
    ids.renew();
    if (needsAddress && address.keep && address.savedId === undefined)
      await send('POST', '/wps/points/addresses', address.typed);
    notify(t(order.status === 'process' ? 'redeem.inProcess' : 'redeem.done'), 'good');
    onClose();
    onTab('redeems');
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex gap-4">
        <img
          src={goodPicture(good.picture)}
          alt=""
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-card bg-picture-ground object-cover"
        />
        <div className="min-w-0">
          <p className="font-bold">{good.title}</p>
          <p className="text-sm text-muted">{good.summary}</p>
          {good.kind === 'money' && (
            <p className="mt-1 text-sm">
              {t('redeem.pays')} <Money value={good.worth} currency={currency} locale={locale} />
            </p>
          )}
          {good.perMember !== null && (
            <p className="mt-1 text-xs text-faint">{t('redeem.perMember', { count: good.perMember })}</p>
          )}
          {good.isLimited && <p className="mt-1 text-xs text-faint">{t('redeem.limited')}</p>}
        </div>
      </div>
      {most > 1 && (
        <Field label={t('redeem.quantity')} error={errors.quantity?.message}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              value={quantity}
              onChange={(event) => setQuantity(Math.min(most, Math.max(1, event.target.valueAsNumber || 1)))}
            />
          )}
        </Field>
      )}
      <dl className="rounded-card border border-hairline bg-sunken/50 p-4">
        <dt className="text-xs text-faint">{t('redeem.costs')}</dt>
        <dd className="font-display text-2xl font-bold text-amber">
          <Points value={String(good.points * quantity)} locale={locale} /> {t('unit')}
          {!isNothing(good.price) && (
            <>
              {' + '}
              <Money value={good.price} currency={currency} locale={locale} /> × {quantity}
            </>
          )}
        </dd>
        <dt className="mt-2 text-xs text-faint">{t('balance')}</dt>
        <dd className="font-medium">
          <Points value={balance} locale={locale} />
        </dd>
      </dl>
      <FormAlert message={failure?.message ?? errors.address?.message} />
      {needsAddress && <AddressPicker value={address} errors={errors} onChange={setAddress} />}
      <PaymentPasswordField
        value={paymentPassword}
        error={errors.paymentPassword?.message}
        onChange={setPaymentPassword}
      />
      <Button type="submit" variant="amber" size="lg" block busy={busy} disabled={good.available === 0}>
        {t('redeem.confirm')}
      </Button>
    </form>
  );
}
