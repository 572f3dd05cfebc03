import { classes } from '@/components/ui/classes';
import { Z99 } from '@/lib/reporting/rtp-monitor/constants';

/** Range of the gauge to either side, in standard errors. A score beyond it is shown at the end. */
const MAX_SCORE = 5;

/**
 * The measured return to player on a scale with the published one in the middle and its 99% interval around it. Low is left
 * in every language, as on any axis of figures. `score` is in standard errors; `words` is the accessible text.
 */
export function ReturnGauge({ score, alarmed, words }: { score: number; alarmed: boolean; words: string }) {
  const at = 50 + (Math.max(-MAX_SCORE, Math.min(MAX_SCORE, score)) / MAX_SCORE) * 50;
  return (
    <span role="img" aria-label={words} dir="ltr" className="relative block h-5 w-36 max-w-full">
      <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sunken" />
      <span
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-jade/35"
        style={{ insetInline: `${50 - (Z99 / MAX_SCORE) * 50}%` }}
      />
      <span className="absolute top-1/2 left-1/2 h-3 w-px -translate-1/2 bg-edge" />
      <span
        className={classes(
          'absolute top-1/2 size-2.5 -translate-1/2 rounded-full ring-2 ring-surface',
          alarmed ? 'bg-vermilion' : 'bg-jade',
        )}
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
