'use client';

import { useId } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import { useDateFormat } from '@/components/records/use-date-format';
import { faceOf } from './adapters/registry';
import { FeeText } from './fee-text';
import type { Channel } from './types';

interface Props {
  label: string;
  channels: readonly Channel[];
  currency: string;
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** The payment channels as cards, of which one is chosen. A closed one says when it opens and cannot be chosen. */
export function ChannelPicker({ label, channels, currency, chosen, onChoose }: Props) {
  const t = useTranslations('cashier-pages');
  const locale = useLocale();
  const format = useDateFormat();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-muted">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {channels.map((channel) => {
          const { icon: Icon, isInstant } = faceOf(channel.adapter);
          return (
            <label
              key={channel.code}
              className={classes(
                'flex gap-3 rounded-card border p-4 transition',
                channel.isOpen ? 'cursor-pointer' : 'cursor-not-allowed',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
                chosen === channel.code
                  ? 'border-amber bg-amber-wash'
                  : 'border-hairline bg-surface shadow-inset-light',
                chosen !== channel.code && channel.isOpen && 'hover:border-edge',
              )}
            >
              <input
                type="radio"
                name={name}
                value={channel.code}
                checked={chosen === channel.code}
                disabled={!channel.isOpen}
                onChange={() => onChoose(channel.code)}
                className="sr-only"
              />
              <span
                className={classes(
                  'grid size-10 shrink-0 place-items-center rounded-control bg-raised',
                  channel.isOpen ? 'text-amber' : 'text-faint',
                )}
              >
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{channel.name}</span>
                  {isInstant && <Badge tone="jade">{t('instant')}</Badge>}
                  {!channel.isOpen && <Badge tone="vermilion">{t('closedNow')}</Badge>}
                </span>
                {channel.note && <span className="mt-0.5 block text-sm text-muted">{channel.note}</span>}
                <span className="mt-1.5 block text-xs text-faint">
                  {t.rich('limits', {
                    minimum: () => <Money value={channel.minimum} currency={currency} locale={locale} />,
                    maximum: () => <Money value={channel.maximum} currency={currency} locale={locale} />,
                  })}
                </span>
                <span className="mt-0.5 block text-xs text-faint">
                  <FeeText fee={channel.fee} currency={currency} />
                </span>
                {channel.opensAt && (
                  <span className="mt-1.5 block text-sm font-medium">
                    {t('opensAt', { time: format.dateTime(channel.opensAt) })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
