'use client';

import { useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Shows the recovery codes once. The member copies them and confirms that they are stored (`onSaved`). */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useTranslations('factors.totp');
  const [isCopied, setCopied] = useState(false);
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
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <Button variant="amber" block onClick={onSaved}>
        {t('kept')}
      </Button>
    </div>
  );
}
