import type { LocaleCode } from '@/lib/i18n/locales';
import { drawMoment } from './moments';
import type { ResultTexts } from './texts';

interface Props {
  locale: LocaleCode;
  t: ResultTexts['t'];
  /** The game's zone. */
  zone: string;
  draws: readonly { period: string; drawsAt: Date; isDue: boolean }[];
}

/** Draws that wait for their official result, and when it is or was expected. */
export function AwaitedResults({ locale, t, zone, draws }: Props) {
  if (draws.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-card border border-hairline bg-amber-wash px-4 py-3 text-sm">
      {draws.map(({ period, drawsAt, isDue }) => (
        <li key={period}>
          {t(isDue ? 'official.waiting' : 'official.expected', {
            period,
            time: drawMoment(locale, drawsAt.toISOString(), zone),
          })}
        </li>
      ))}
    </ul>
  );
}
