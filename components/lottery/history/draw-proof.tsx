'use client';

import { useTranslations } from 'next-intl';
import type { WireDraw } from '@/lib/studio/lottery/wire';

/** The seeds of a draw of ours, with which anybody can compute it again. */
export function DrawProof({ draw }: { draw: WireDraw }) {
  const t = useTranslations('lottery.proof');
  const rows = (['commitment', 'serverSeed', 'clientSeed'] as const).flatMap((key) => {
    const value = draw[key];
    return value ? [{ key, value }] : [];
  });
  return (
    <details className="text-xs">
      <summary className="flex min-h-9 cursor-pointer items-center text-muted hover:text-ink">
        {t('title')}
      </summary>
      <dl className="flex flex-col gap-1.5 pb-1">
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-faint">{t(key)}</dt>
            <dd dir="ltr" className="font-mono wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
