import { classes } from '@/components/ui/classes';
import type { GameTableRow } from '@/lib/backoffice/tables/sources/play';

/** Rounds below which the difference from the published return says nothing. */
const MIN_ROUNDS = 1_000n;
/** A difference that is marked. What is an alarm is decided by the RTP monitor (Returns). */
const MARKED = 0.05;

/** The observed return to player; marked if it is far from the published one after many rounds. */
export function Returned({
  row: { returned, published, rounds },
  locale,
}: {
  row: GameTableRow;
  locale: string;
}) {
  if (returned === null) return null;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const isFar = published !== null && rounds >= MIN_ROUNDS && Math.abs(returned - published) > MARKED;
  return <span className={classes(isFar && 'font-semibold text-amber')}>{percent.format(returned)}</span>;
}
