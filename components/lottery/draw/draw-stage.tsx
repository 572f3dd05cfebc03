'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { LocaleCode } from '@/lib/i18n/locales';
import { numbersOf } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { NumberGroup } from '@/lib/studio/lottery/types';
import type { WireDraw, WireMenuGame } from '@/lib/studio/lottery/wire';
import { Countdown } from '../clock/countdown';
import { useSecondsUntil, useServerSecond } from '../clock/use-server-second';
import type { PictureKind } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { resultWords } from '../pictures/result-words';
import { isAwaited } from '../polling';
import { drawMoment } from '../results/moments';
import { usePictureNames } from '../use-picture-names';
import { Race } from './race';
import { useLanding } from './use-landing';
import { useSecret } from './use-secret';

/** From so many seconds before its draw on, the numbers of a closed draw run. */
const SUSPENSE_SECONDS = 15;
/** A draw of ours that is so many seconds late is said to be delayed, and its numbers do not run any more. */
const LATE_SECONDS = 60;

interface Props {
  kind: PictureKind;
  /** The draw that closed last. */
  previous: WireDraw | null;
  /** The last result that is known, which is older while the previous draw is awaited. */
  last: WireMenuGame['last'];
  /** The game's zone. */
  zone: string;
  /** The member has bets in the previous draw that are not settled yet. */
  hasBets?: boolean;
  /** The draw that is being drawn, until all its numbers are shown; undefined afterwards. */
  onSecret?: (period: string | undefined) => void;
  /** All numbers of the previous draw are shown. */
  onShown?: (period: string) => void;
}

/**
 * The last result, and the draw as it happens: the numbers of a draw of ours run while it is awaited, and those of every draw land in order when they
 * are there. A result from outside is entered by people, maybe hours later: until then the last result stays.
 */
export function DrawStage({ kind, previous, last, zone, hasBets = false, onSecret, onShown }: Props) {
  const t = useTranslations('lottery');
  const names = usePictureNames();
  const locale = useLocale() as LocaleCode;
  const now = useServerSecond();
  const until = useSecondsUntil(previous?.drawsAt);
  const awaited = isAwaited(previous);
  // The menu may be older than a result that was here already.
  const [known, setKnown] = useState(previous);
  if (previous?.result && previous.status !== 'voided' && previous !== known) setKnown(previous);
  const newest =
    known?.result && known.status !== 'voided' && (!last || known.period > last.period) ? known : last;
  const isDue = awaited && until === 0;
  const isLate = isDue && now >= Date.parse(previous!.drawsAt) / 1_000 + LATE_SECONDS;
  const isRunning =
    awaited && previous!.ownDraw && !isLate && until !== undefined && until <= SUSPENSE_SECONDS;
  const shown = isRunning || (previous?.result && previous.status !== 'voided') ? previous : null;
  const groups: readonly NumberGroup[] = sources[kind.source].groups;
  const count = groups.reduce((sum, group) => sum + numbersOf(group), 0);
  const result = shown ? shown.result : (newest?.result ?? null);
  const period = shown?.period ?? newest?.period;
  const landing = useLanding(shown?.period, count, result !== null);
  // The last result does not land again.
  const landed = shown ? landing : undefined;
  const isWhole = result !== null && landed === undefined;
  const isLanding = !awaited && shown !== null && !isWhole;
  useSecret(previous?.period, hasBets, isLanding || (isDue && previous!.ownDraw));
  // Whatever other parts of the page read first, this one shows the result.
  const secret = isLanding || isDue ? previous?.period : undefined;
  useEffect(() => {
    onSecret?.(secret);
    return () => onSecret?.(undefined);
  }, [secret, onSecret]);
  const told = previous?.result && (!shown || isWhole) ? previous.period : undefined;
  useEffect(() => {
    if (told) onShown?.(told);
  }, [told, onShown]);
  const expected = previous && {
    period: previous.period,
    time: drawMoment(locale, previous.drawsAt, zone),
  };
  const waiting =
    !awaited || isRunning || !expected ? null : isDue ? (
      <p className="text-xs text-amber">{t(previous.ownDraw ? 'late' : 'official.waiting', expected)}</p>
    ) : (
      <p className="text-xs text-muted">
        {previous.ownDraw ? t('awaited', { period: previous.period }) : t('official.expected', expected)}{' '}
        <Countdown until={previous.drawsAt} />
      </p>
    );
  if (!period)
    return (
      <div className="flex flex-col gap-2.5">
        <p className="text-sm text-muted">{t('noResult')}</p>
        {waiting}
      </div>
    );
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
      {waiting}
      {previous?.status === 'voided' && (
        <p className="text-xs text-vermilion">{t('voided', { period: previous.period })}</p>
      )}
      <p role="status" className="sr-only">
        {isWhole && shown ? t('announce', { period, result: resultWords(kind, result, names) }) : ''}
      </p>
    </section>
  );
}
