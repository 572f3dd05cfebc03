'use client';

import Form from 'next/form';
import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { ChevronDown, Search } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import type { QueueParts } from '@/lib/backoffice/decisions/params';
import { textIn } from '@/lib/content/text';

interface Props {
  base: string;
  waiting: boolean;
  parts: QueueParts;
  kind: 'deposit' | 'withdrawal';
  statuses: readonly string[];
  channels: readonly { code: string; names: Record<string, string> }[];
  groups: readonly { id: string; name: string }[];
  /** Name of the settlement zone: GMT+8. */
  zone: string;
}

/** Search and filters of a queue. They are part of its address, so that a view can be sent and opened again. */
export function QueueFilter({ base, waiting, parts, kind, statuses, channels, groups, zone }: Props) {
  const t = useTranslations('backoffice-queues.filter');
  const tStatus = useTranslations(`backoffice.status.${kind}`);
  const locale = useLocale();
  const { q, ...rest } = parts;
  const used = Object.values(rest).filter(Boolean).length;
  const [open, setOpen] = useState(used > 0);
  const any = { value: '', label: t('any') };
  const select = (name: keyof QueueParts, options: readonly { value: string; label: string }[]) => (
    <Field label={t(name)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={parts[name]} options={[any, ...options]} />
      )}
    </Field>
  );
  const input = (name: keyof QueueParts, type: 'date' | 'text') => (
    <Field label={t(name)}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          dir={type === 'text' ? 'ltr' : undefined}
          inputMode={type === 'text' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={24}
          defaultValue={parts[name]}
        />
      )}
    </Field>
  );
  return (
    <Form action={base} role="search" className="border-t border-hairline px-4 py-3">
      {!waiting && <input type="hidden" name="show" value="all" />}
      <div className="flex flex-wrap items-start gap-2">
        <Field label={t('q')} labelHidden className="min-w-0 flex-1 basis-60">
          {(control) => (
            <Input
              {...control}
              name="q"
              type="search"
              defaultValue={q}
              placeholder={t(kind === 'deposit' ? 'hintDeposit' : 'hintWithdrawal')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              leading={<Search aria-hidden className="size-4" />}
            />
          )}
        </Field>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls="queue-filters"
          onClick={() => setOpen(!open)}
        >
          {t('more', { count: used })}
          <ChevronDown aria-hidden className={classes('size-4 transition', open && 'rotate-180')} />
        </Button>
        <Button type="submit" variant="amber">
          {t('apply')}
        </Button>
        {(used > 0 || q) && (
          <PageLink href={waiting ? base : `${base}?show=all`} className={buttonStyle({ variant: 'ghost' })}>
            {t('reset')}
          </PageLink>
        )}
      </div>
      <div
        id="queue-filters"
        hidden={!open}
        className={classes('mt-3 grid gap-3', open && 'sm:grid-cols-2 lg:grid-cols-4')}
      >
        {select(
          'status',
          statuses.map((value) => ({ value, label: tStatus(value as never) })),
        )}
        {select(
          'channel',
          channels.map(({ code, names }) => ({ value: code, label: textIn(names, locale) })),
        )}
        {select(
          'group',
          groups.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {select('claimed', [
          { value: 'me', label: t('claimedMe') },
          { value: 'nobody', label: t('claimedNobody') },
        ])}
        {input('from', 'date')}
        {input('to', 'date')}
        {input('min', 'text')}
        {input('max', 'text')}
        <p className="text-xs text-faint sm:col-span-2 lg:col-span-4">{t('zone', { zone })}</p>
      </div>
    </Form>
  );
}
