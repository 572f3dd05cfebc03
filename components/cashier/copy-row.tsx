'use client';

import { useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';

interface Props {
  label: string;
  value: string;
  /** Is shown instead of the value. The button still copies `value`. */
  displayValue?: string;
  strong?: boolean;
}

/** A value for a bank's transfer form, with a button that copies it to the clipboard. */
export function CopyRow({ label, value, displayValue = value, strong = false }: Props) {
  const t = useTranslations('cashier-pages.copy');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify(t('done', { what: label }), 'good');
    } catch {
      notify(t('failed'), 'bad');
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="py-2.5">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="flex items-center justify-between gap-3">
        <bdi
          className={`min-w-0 break-words ${strong ? 'font-display text-lg font-bold text-amber' : 'font-medium'}`}
        >
          {displayValue}
        </bdi>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('copy', { what: label })}
          onClick={() => void copy()}
        >
          <Icon aria-hidden className="size-4" />
          {t('button')}
        </Button>
      </dd>
    </div>
  );
}
