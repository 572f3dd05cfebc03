'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { verifySpin, type RevealedSpin } from './verify-spin';

type Result = 'holds' | 'fails' | 'unavailable';

/** The seeds of a spin, and a button that recomputes it in this browser. */
export function SpinProof({ revealed, place }: { revealed: RevealedSpin; place: number }) {
  const t = useTranslations('points.proof');
  const [result, setResult] = useState<Result>();
  const check = async () => {
    try {
      const proof = await verifySpin(revealed);
      setResult(proof.commitmentHolds && proof.place === place ? 'holds' : 'fails');
    } catch {
      // Browsers offer WebCrypto on https and localhost only.
      setResult('unavailable');
    }
  };
  return (
    <details className="mt-1 text-xs text-muted">
      <summary className="cursor-pointer py-1">{t('title')}</summary>
      <dl className="grid gap-1 rounded-control bg-sunken p-3 font-mono break-all" dir="ltr">
        <dt className="font-sans text-faint">{t('commitment')}</dt>
        <dd>{revealed.commitment}</dd>
        <dt className="font-sans text-faint">{t('serverSeed')}</dt>
        <dd>{revealed.serverSeed}</dd>
        <dt className="font-sans text-faint">{t('clientSeed')}</dt>
        <dd>{revealed.clientSeed}</dd>
        <dt className="font-sans text-faint">{t('weights')}</dt>
        <dd>{revealed.weights.join(' ')}</dd>
        <dt className="font-sans text-faint">{t('sector')}</dt>
        <dd>{place + 1}</dd>
      </dl>
      <p className="mt-2">{t('how')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={() => void check()}>
          {t('check')}
        </Button>
        <span role="status" className={result === 'holds' ? 'text-jade' : 'text-vermilion'}>
          {result && t(result)}
        </span>
      </div>
    </details>
  );
}
