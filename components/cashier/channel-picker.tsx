'use client';

import { useId } from 'react';
import { Landmark, Zap } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import type { Channel } from './types';

interface Props {
  label: string;
  channels: readonly Channel[];
  currency: string;
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

const ICONS = { instant: Zap, transfer: Landmark } as const;

/** The payment channels as cards, of which one is chosen. */
export function ChannelPicker({ label, channels, currency, chosen, onChoose }: Props) {
  const t = useTranslations('cashier-pages');
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-muted">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {channels.map((channel) => {
          const Icon = ICONS[channel.method];
          return (
            <label
              key={channel.code}
              className={classes(
                'flex cursor-pointer gap-3 rounded-card border p-4 transition',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
                chosen === channel.code
                  ? 'border-amber bg-amber-wash'
                  : 'border-hairline bg-surface shadow-inset-light hover:border-edge',
              )}
            >
              <input
                type="radio"
                name={name}
                value={channel.code}
                checked={chosen === channel.code}
                onChange={() => onChoose(channel.code)}
                className="sr-only"
              />
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-amber">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{channel.name}</span>
                  {channel.method === 'instant' && <Badge tone="jade">{t('instant')}</Badge>}
                </span>
                {channel.note && <span className="mt-0.5 block text-sm text-muted">{channel.note}</span>}
                <span className="mt-1.5 block text-xs text-faint">
                  {t.rich('limits', {
                    minimum: () => <Money value={channel.minimum} currency={currency} locale={locale} />,
                    maximum: () => <Money value={channel.maximum} currency={currency} locale={locale} />,
                  })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
