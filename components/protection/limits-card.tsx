'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { LIMIT_KINDS, PERIODS } from '@/lib/protection/constants';
import type { WireLimit } from '@/lib/protection/wire';
import { useSave } from './use-save';

interface Props {
  initial: WireLimit[];
  currency: string;
}

/** The member's limits: what applies, what is used, what waits, and a form to change each. */
export function LimitsCard({ initial, currency }: Props) {
  const t = useTranslations('protection');
  const format = useFormatter();
  const locale = useLocale();
  const [limits, setLimits] = useState(initial);
  const [editing, setEditing] = useState<WireLimit>();
  const { busy, send, failure } = useSave();

  const show = (limit: WireLimit, value: string) =>
    limit.kind === 'time' ? (
      t('limits.minutesValue', { minutes: Number(value) })
    ) : (
      <Money value={value} currency={currency} locale={locale} />
    );
  const cancel = async ({ kind, period }: WireLimit) => {
    const reply = await send<{ list: WireLimit[] }>(
      'POST',
      '/wps/member/limits/cancel',
      { kind, period },
      t('limits.cancelled'),
    );
    if (reply) setLimits(reply.list);
  };
  return (
    <Card>
      <CardHeader title={t('limits.title')} description={t('limits.text')} />
      {failure && !editing && (
        <p role="alert" className="mb-3 text-sm text-vermilion">
          {failure.message}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {LIMIT_KINDS.map((kind) => (
          <section
            key={kind}
            aria-labelledby={`limit-${kind}`}
            className="rounded-card border border-hairline bg-sunken/50 p-4"
          >
            <h3 id={`limit-${kind}`} className="font-semibold">
              {t(`limits.kinds.${kind}`)}
            </h3>
            <p className="mt-0.5 mb-2 text-xs text-muted">{t(`limits.hints.${kind}`)}</p>
            <ul className="divide-y divide-hairline">
              {PERIODS.map((period) => {
                const limit = limits.find((each) => each.kind === kind && each.period === period)!;
                const imposed = limit.applies !== null && limit.applies !== limit.own;
                return (
                  <li key={period} className="py-2.5 text-sm last:pb-0">
                    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                      <span className="text-muted">{t(`limits.periods.${period}`)}</span>
                      <span className="flex items-center gap-2 font-semibold">
                        {limit.applies === null ? (
                          <span className="font-normal text-faint">{t('limits.none')}</span>
                        ) : (
                          show(limit, limit.applies)
                        )}
                        <Button size="sm" variant="outline" onClick={() => setEditing(limit)}>
                          {limit.own === null ? t('limits.set') : t('limits.change')}
                          <span className="sr-only">
                            : {t(`limits.kinds.${kind}`)}, {t(`limits.periods.${period}`)}
                          </span>
                        </Button>
                      </span>
                    </div>
                    {limit.applies !== null && (
                      <Usage
                        limit={limit}
                        text={t.rich('limits.used', { used: () => show(limit, limit.used) })}
                      />
                    )}
                    {imposed && <p className="mt-1 text-xs text-muted">{t('limits.imposed')}</p>}
                    {limit.pending && (
                      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-amber">
                        {limit.pending.amount === null
                          ? t('limits.pendingNone', {
                              from: format.dateTime(new Date(limit.pending.from), {
                                dateStyle: 'medium',
                                timeStyle: 'short',
                              }),
                            })
                          : t.rich('limits.pending', {
                              amount: () => show(limit, limit.pending!.amount!),
                              from: format.dateTime(new Date(limit.pending.from), {
                                dateStyle: 'medium',
                                timeStyle: 'short',
                              }),
                            })}
                        <Button size="sm" variant="ghost" disabled={busy} onClick={() => void cancel(limit)}>
                          {t('limits.cancelRaise')}
                        </Button>
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {editing && (
        <LimitDialog
          limit={editing}
          currency={currency}
          onClose={() => setEditing(undefined)}
          onDone={(list) => {
            setLimits(list);
            setEditing(undefined);
          }}
        />
      )}
    </Card>
  );
}

function Usage({ limit, text }: { limit: WireLimit; text: ReactNode }) {
  const share = Math.min(
    100,
    Math.max(0, (Number(limit.used) / Math.max(Number(limit.applies), 0.0001)) * 100),
  );
  return (
    <div className="mt-1.5">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
        <div
          className={share >= 90 ? 'h-full bg-vermilion' : 'h-full bg-amber'}
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="mt-1 text-xs text-muted">{text}</p>
    </div>
  );
}

interface DialogProps {
  limit: WireLimit;
  currency: string;
  onClose: () => void;
  onDone: (list: WireLimit[]) => void;
}

function LimitDialog({ limit, currency, onClose, onDone }: DialogProps) {
  const t = useTranslations('protection');
  const form = useId();
  const [amount, setAmount] = useState(limit.own ?? '');
  const { busy, failure, send } = useSave();
  const { kind, period } = limit;
  const save = async (value: string | null) => {
    const reply = await send<{ list: WireLimit[] }>(
      'PUT',
      '/wps/member/limits',
      { kind, period, amount: value },
      t('limits.saved'),
    );
    if (reply) onDone(reply.list);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`limits.kinds.${kind as 'deposit'}`)}
      description={t(`limits.periods.${period as 'day'}`)}
      closeLabel={t('close')}
      size="sm"
      footer={
        <DialogActions
          cancelLabel={t('cancel')}
          confirmLabel={t('limits.save')}
          busy={busy}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(amount.trim());
        }}
      >
        <Field
          label={kind === 'time' ? t('limits.minutes') : t('limits.amount', { currency })}
          error={failure?.fields.amount}
          hint={t('limits.lowerHint')}
        >
          {(control) => (
            <Input
              {...control}
              inputMode={kind === 'time' ? 'numeric' : 'decimal'}
              dir="ltr"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        {failure && !failure.fields.amount && (
          <p role="alert" className="text-sm text-vermilion">
            {failure.message}
          </p>
        )}
        {limit.own !== null && (
          <Button variant="outline" disabled={busy} onClick={() => void save(null)}>
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
