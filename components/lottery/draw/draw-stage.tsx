'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { numbersOf } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { NumberGroup } from '@/lib/studio/lottery/types';
import type { WireDraw, WireMenuGame } from '@/lib/studio/lottery/wire';
import { Countdown } from '../clock/countdown';
import { useSecondsUntil } from '../clock/use-server-second';
import type { PictureKind } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { resultWords } from '../pictures/result-words';
import { isAwaited } from '../polling';
import { usePictureNames } from '../use-picture-names';
import { Race } from './race';
import { useLanding } from './use-landing';
import { useSecret } from './use-secret';

/** From so many seconds before its draw on, the numbers of a closed draw run. */
const SUSPENSE_SECONDS = 15;

interface Props {
  kind: PictureKind;
  /** The draw that closed last. */
  previous: WireDraw | null;
  /** The last result that is known, which is older while the previous draw is awaited. */
  last: WireMenuGame['last'];
  /** The member has bets in the previous draw that are not settled yet. */
  hasBets?: boolean;
  /** The draw that is being drawn, until all its numbers are shown; undefined afterwards. */
  onSecret?: (period: string | undefined) => void;
  /** All numbers of the previous draw are shown. */
  onShown?: (period: string) => void;
}

/** The last result, and the draw as it happens: the numbers run while it is awaited and land in order when it is there. */
export function DrawStage({ kind, previous, last, hasBets = false, onSecret, onShown }: Props) {
  const t = useTranslations('lottery');
  const names = usePictureNames();
  const until = useSecondsUntil(previous?.drawsAt);
  const awaited = isAwaited(previous);
  // The menu may be older than a result that was here already.
  const [known, setKnown] = useState(previous);
  if (previous?.result && previous.status !== 'voided' && previous !== known) setKnown(previous);
  const newest =
    known?.result && known.status !== 'voided' && (!last || known.period > last.period) ? known : last;
  const isRunning = awaited && until !== undefined && until <= SUSPENSE_SECONDS;
  const shown = isRunning || (previous?.result && previous.status !== 'voided') ? previous : null;
  const groups: readonly NumberGroup[] = sources[kind.source].groups;
  const count = groups.reduce((sum, group) => sum + numbersOf(group), 0);
  const result = shown ? shown.result : (newest?.result ?? null);
  const period = shown?.period ?? newest?.period;
  const landed = useLanding(period, count, result !== null);
  const isWhole = result !== null && landed === undefined;
  const isDrawing = awaited ? until === 0 && previous?.ownDraw === true : shown !== null && !isWhole;
  useSecret(previous?.period, hasBets, isDrawing);
  const secret = isDrawing ? previous?.period : undefined;
  useEffect(() => {
    onSecret?.(secret);
    return () => onSecret?.(undefined);
  }, [secret, onSecret]);
  const told = previous?.result && (!shown || isWhole) ? previous.period : undefined;
  useEffect(() => {
    if (told) onShown?.(told);
  }, [told, onShown]);
  if (!period) return <p className="text-sm text-muted">{t('noResult')}</p>;
  return (
    <section aria-label={t('lastResult')} className="flex min-w-0 flex-col gap-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        {isRunning ? (
          <span className="font-semibold text-amber">{t('drawing', { period })}</span>
        ) : (
          <span>{t('resultOf', { period })}</span>
        )}
        {shown?.corrected && <Badge tone="amber">{t('corrected')}</Badge>}
      </p>
      {kind.source === 'tenCars' && (
        <Race order={result && result[0] ? result[0].map(Number) : null} landed={landed} />
      )}
      <ResultPicture
        kind={kind}
        result={result}
        names={names}
        size="lg"
        {...(landed !== undefined && { landed })}
      />
      {awaited && !isRunning && previous && (
        <p className="text-xs text-muted">
          {t('awaited', { period: previous.period })} <Countdown until={previous.drawsAt} />
        </p>
      )}
      {previous?.status === 'voided' && (
        <p className="text-xs text-vermilion">{t('voided', { period: previous.period })}</p>
      )}
      <p role="status" className="sr-only">
        {isWhole && shown ? t('announce', { period, result: resultWords(kind, result, names) }) : ''}
      </p>
    </section>
  );
}
