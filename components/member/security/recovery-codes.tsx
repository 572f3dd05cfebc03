'use client';

import { useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** The recovery codes, shown once: to copy, and to say that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('factors.totp');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-control border border-hairline bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="text-center font-mono text-sm tracking-wider">
            {code}
          </li>
        ))}
      </ul>
      <Button variant="outline" block onClick={() => void copy()}>
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {copied ? t('copied') : t('copy')}
      </Button>
      <Button variant="amber" block onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  );
}
