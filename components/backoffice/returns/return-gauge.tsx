import { classes } from '@/components/ui/classes';
import { Z99 } from '@/lib/reporting/returns/constants';

/** How many standard errors the gauge reaches to either side; beyond, the dot stands at its end. */
const REACH = 5;

/**
 * Where the measured return stands: the published one in the middle, its 99% band around it. Low is left in every
 * language, as on any axis of figures. `score` is in standard errors; `words` say the same to who listens.
 */
export function ReturnGauge({ score, alarmed, words }: { score: number; alarmed: boolean; words: string }) {
  const at = 50 + (Math.max(-REACH, Math.min(REACH, score)) / REACH) * 50;
  return (
    <span role="img" aria-label={words} dir="ltr" className="relative block h-5 w-36 max-w-full">
      <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sunken" />
      <span
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-jade/35"
        style={{ insetInline: `${50 - (Z99 / REACH) * 50}%` }}
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
