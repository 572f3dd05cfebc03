'use client';

import { useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CircleHelp } from '@/components/ui/icons';
import { showAmount } from '@/lib/money/format';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import type { PaymentKind } from '@/lib/cashier/types';
import { BulkDialog, type BulkAction } from './bulk-dialog';
import { KeysDialog } from './keys-dialog';
import { PaymentFileDialog } from './payment-file-dialog';
import { SelectionContext } from './queue-context';
import type { QueueItem } from './queue-item';
import { focusAfter, focusedRow, moveFocus, useQueueKeys } from './use-queue-keys';

interface Props {
  kind: PaymentKind;
  items: readonly QueueItem[];
  canDecide: boolean;
  openId: string | undefined;
  templates: readonly string[];
  children: ReactNode;
}

const BAR_ACTIONS: Readonly<Record<PaymentKind, readonly BulkAction[]>> = {
  deposit: ['approve', 'reject', 'claim', 'release'],
  withdraw: ['approve', 'reject', 'cancel', 'claim', 'release'],
};

const VARIANTS = { approve: 'amber', reject: 'caution', cancel: 'caution' } as const;

/** The rows of a queue with selection, actions on the selected ones, and the keyboard. */
export function QueueList({ kind, items, canDecide, openId, templates, children }: Props) {
  const t = useTranslations('backoffice-queues');
  const locale = useLocale();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [acting, setActing] = useState<{ action: BulkAction; targets: readonly QueueItem[] }>();
  const [filing, setFiling] = useState(false);
  const [helping, setHelping] = useState(false);
  // Rows that have left the list are not selected any more.
  const selected = items.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const begin = (action: BulkAction, one = focusedRow() ?? openId) => {
    const targets = selected.length > 0 ? selected : items.filter(({ id }) => id === one);
    if (canDecide && targets.length > 0) setActing({ action, targets });
  };
  useQueueKeys({
    move: (step) => moveFocus(step, openId),
    select: () => {
      const row = focusedRow();
      if (row && canDecide) toggle(row);
    },
    claim: () => {
      const row = items.find(({ id }) => id === (focusedRow() ?? openId));
      begin(selected.length === 0 && row?.isMine ? 'release' : 'claim');
    },
    approve: () => begin('approve'),
    reject: () => begin('reject'),
    search: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    help: () => setHelping(true),
  });
  const close = () => {
    const ids = acting?.targets.map(({ id }) => id) ?? [];
    setActing(undefined);
    setChosen(new Set());
    // The dialog gives the focus back first.
    setTimeout(() => {
      if (!focusedRow()) focusAfter(ids);
    });
  };
  return (
    <SelectionContext
      value={{
        has: (id) => chosen.has(id),
        toggle,
        toggleAll: () =>
          setChosen(new Set(selected.length === items.length ? [] : items.map(({ id }) => id))),
        isWhole: items.length > 0 && selected.length === items.length,
        canSelect: canDecide,
      }}
    >
      {children}
      <div className="flex justify-end border-t border-hairline px-4 py-2 max-lg:hidden">
        <Button variant="ghost" size="sm" onClick={() => setHelping(true)}>
          <CircleHelp aria-hidden className="size-4" />
          {t('keys.button')}
        </Button>
      </div>
      {selected.length > 0 && (
        <div
          role="region"
          aria-label={t('selection')}
          className="sticky bottom-0 z-30 flex flex-wrap items-center gap-2 rounded-b-card border-t border-hairline bg-raised px-4 py-3 shadow-lift"
        >
          <p className="me-auto text-sm font-medium">
            {t('selected', { count: selected.length })} ·{' '}
            <bdi className="tabular">{sums(selected, locale)}</bdi>
          </p>
          {BAR_ACTIONS[kind].map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action in VARIANTS ? VARIANTS[action as keyof typeof VARIANTS] : 'surface'}
              onClick={() => begin(action)}
            >
              {t(`bulk.${action}.button`)}
            </Button>
          ))}
          {kind === 'withdraw' && (
            <Button size="sm" onClick={() => setFiling(true)}>
              {t('files.make')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setChosen(new Set())}>
            {t('clear')}
          </Button>
        </div>
      )}
      {acting && (
        <BulkDialog
          kind={kind}
          action={acting.action}
          targets={acting.targets}
          sum={sums(acting.targets, locale)}
          onClose={close}
        />
      )}
      {filing && (
        <PaymentFileDialog
          ids={selected.map(({ id }) => id)}
          sum={sums(selected, locale)}
          templates={templates}
          onClose={() => setFiling(false)}
        />
      )}
      <KeysDialog open={helping} onClose={() => setHelping(false)} />
    </SelectionContext>
  );
}

/** The sums of the amounts by currency: ฿1,200.00 + $50.00. */
function sums(items: readonly QueueItem[], locale: string): string {
  const totals = new Map<string, bigint>();
  for (const { amount, currency } of items)
    totals.set(currency, (totals.get(currency) ?? 0n) + (parseAmount(amount) ?? 0n));
  return [...totals]
    .map(([currency, total]) => showAmount(formatDecimal(total), currency, locale))
    .join(' + ');
}
