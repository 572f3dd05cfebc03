'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import { GAME_STATUSES, MAX_ORDER, PIN_WORDS } from '@/lib/catalogue/imports/constants';
import { MomentField } from '../moment-field';
import { useCall } from '../use-call';

/** The games that a change concerns: named ones, or all that a filter finds. */
export type BulkTarget = { count: number } & ({ nodeIds: string[] } | { filter: Record<string, unknown> });

const KINDS = ['status', 'hot', 'new', 'order', 'category', 'addClass', 'removeClass'] as const;
type Kind = (typeof KINDS)[number];

const PIN_OF_WORD = { computed: null, on: true, off: false } as const;

interface Props {
  target: BulkTarget;
  categories: readonly SelectOption[];
  onDone: () => void;
}

/** A bar at the foot of the list: how many games are chosen, and the button that changes them. */
export function BulkBar({ target, categories, onDone }: Props) {
  const t = useTranslations('backoffice-games');
  const figure = new Intl.NumberFormat(useLocale());
  const [open, setOpen] = useState(false);
  const count = target.count > 1_000 ? t('bulk.many') : figure.format(target.count);
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-hairline bg-raised px-4 py-3 shadow-lift">
      <p role="status" className="text-sm font-medium">
        {t('bulk.chosen', { count })}
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('bulk.clear')}
        </Button>
        <Button variant="amber" size="sm" onClick={() => setOpen(true)}>
          {t('bulk.change')}
        </Button>
      </div>
      {open && (
        <BulkDialog
          target={target}
          count={count}
          categories={categories}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}

function BulkDialog({
  target,
  count,
  categories,
  onClose,
  onDone,
}: Props & { count: string; onClose: () => void }) {
  const t = useTranslations('backoffice-games');
  const call = useCall();
  const [kind, setKind] = useState<Kind>('status');
  const [value, setValue] = useState('active');
  const [until, setUntil] = useState<string | null>(null);
  const { count: _count, ...named } = target;
  const fields = call.failure?.fields ?? {};
  const wrong = Object.values(fields)[0]?.message;
  const options: Partial<Record<Kind, readonly SelectOption[]>> = {
    status: GAME_STATUSES.map((code) => ({ value: code, label: t(`status.${code}`) })),
    hot: PIN_WORDS.map((word) => ({ value: word, label: t(`pins.${word}`) })),
    new: PIN_WORDS.map((word) => ({ value: word, label: t(`pins.${word}`) })),
    category: categories,
  };
  const choices = options[kind];
  const change = (): Record<string, unknown> => {
    if (kind === 'status')
      return {
        status: value,
        ...(value === 'maintenance' && { maintenanceUntil: until }),
      };
    if (kind === 'hot' || kind === 'new')
      return { [kind === 'hot' ? 'hotPin' : 'newPin']: PIN_OF_WORD[value as keyof typeof PIN_OF_WORD] };
    if (kind === 'order') return { rank: value === '' ? Number.NaN : Number(value) };
    return { [kind === 'category' ? 'gameType' : kind]: value.trim() };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    let changed = 0;
    const sent = await call.send<{ changed: number }>(
      '/backoffice/api/games/bulk',
      { ...named, change: change() },
      t('bulk.done'),
      (result) => (changed = result.changed),
    );
    if (sent && changed > 0) onDone();
  };
  const close = () => {
    if (!call.busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('bulk.title', { count })}
      description={t('bulk.text')}
      closeLabel={t('cancel')}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={call.busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="bulk-change" variant="amber" busy={call.busy}>
            {t('bulk.apply')}
          </Button>
        </>
      }
    >
      <form
        id="bulk-change"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <FormAlert message={call.failure?.message} />
        <Field label={t('bulk.what')} required>
          {(control) => (
            <Select
              {...control}
              value={kind}
              options={KINDS.map((code) => ({ value: code, label: t(`bulk.kinds.${code}`) }))}
              onChange={(event) => {
                const next = event.target.value as Kind;
                setKind(next);
                setValue(options[next]?.[0]?.value ?? '');
                call.reset();
              }}
            />
          )}
        </Field>
        <Field label={t(`bulk.kinds.${kind}`)} error={wrong} required>
          {(control) =>
            choices ? (
              <Select
                {...control}
                value={value}
                options={choices}
                onChange={(event) => setValue(event.target.value)}
              />
            ) : (
              <Input
                {...control}
                dir="ltr"
                value={value}
                onChange={(event) => setValue(event.target.value)}
                {...(kind === 'order'
                  ? { type: 'number', min: 0, max: MAX_ORDER }
                  : { maxLength: 40, autoComplete: 'off', spellCheck: false })}
              />
            )
          }
        </Field>
        {kind === 'status' && value === 'maintenance' && (
          <MomentField
            label={t('fields.until')}
            hint={t('hints.until')}
            error={undefined}
            value={until}
            onChange={setUntil}
          />
        )}
      </form>
    </Dialog>
  );
}
