import { Trophy } from '@/components/ui/icons';
import { Card } from '@/components/ui/card';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { showAmount } from '@/lib/money/format';
import type { WireCompetition } from '@/lib/rewards/competitions/wire';

interface Props {
  locale: LocaleCode;
  list: readonly WireCompetition[];
  currency: string;
  strings: { title: string; hint: string; open: string };
}

/** The leaderboards with prizes that run now, with their first places. */
export function CompetitionList({ locale, list, currency, strings }: Props) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const toText = (figure: WireCompetition['figure'], value: string) =>
    figure === 'multiple'
      ? `${number.format(value as unknown as number)}×`
      : showAmount(value, currency, locale);
  return (
    <Card aria-labelledby="competitions" className="mb-6 min-w-0">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="competitions" className="flex items-center gap-2 text-xl font-bold">
            <Trophy aria-hidden className="size-5 text-amber" />
            {strings.title}
          </h2>
          <p className="text-xs text-faint">{strings.hint}</p>
        </div>
        <PageLink
          href={`${localePath(locale, '/member/missions')}?tab=leaderboard`}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          {strings.open}
        </PageLink>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {list.map(({ id, title, summary, figure, places }) => (
          <li key={id} className="min-w-0 rounded-card border border-hairline p-4">
            <h3 className="font-bold">{title}</h3>
            <p className="mb-2 text-sm text-muted">{summary}</p>
            <ol className="text-sm">
              {places.map(({ place, customerName, figure: value }) => (
                <li key={place} className="flex min-h-9 items-center gap-3 border-t border-hairline">
                  <span
                    className={`tabular w-5 font-display font-bold ${place <= 3 ? 'text-amber' : 'text-faint'}`}
                  >
                    {place}
                  </span>
                  <span className="min-w-0 flex-1 truncate">
                    <bdi>{customerName}</bdi>
                  </span>
                  <bdi className="tabular font-semibold">{toText(figure, value)}</bdi>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Card>
  );
}
