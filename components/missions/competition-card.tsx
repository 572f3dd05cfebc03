'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Trophy } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { showAmount } from '@/lib/money/format';
import type { WireCompetition } from '@/lib/rewards/competitions/wire';
import { Points } from '../points/points';
import { TimeLeft } from './time-left';

interface Props {
  competition: WireCompetition;
  currency: string;
  /** The names of categories of games. */
  categories: Readonly<Record<string, string>>;
  busy: boolean;
  onJoin: () => void;
}

/** One leaderboard: its period, the prizes by place, the standing, and the member's own place. */
export function CompetitionCard({ competition, currency, categories, busy, onJoin }: Props) {
  const t = useTranslations('missions');
  const locale = useLocale();
  const { figure, state, places, own, prizes, joined } = competition;
  const toText = (value: string) =>
    figure === 'multiple'
      ? `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value as unknown as number)}×`
      : showAmount(value, currency, locale);
  const games = competition.scope === 'category' ? categories[competition.code] : competition.scopeName;
  const isOpen = state === 'upcoming' || state === 'running';
  const isListed = places.some(({ isOwn }) => isOwn);
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
      <header className="flex items-start gap-3">
        <Trophy aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug font-bold">{competition.title}</h3>
          <p className="mt-0.5 text-sm text-muted">{competition.summary}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            <Badge tone={state === 'running' ? 'jade' : 'plain'}>{t(`board.states.${state}`)}</Badge>
            {state === 'upcoming' &&
              t.rich('board.starts', { time: () => <TimeLeft until={competition.startsAt} /> })}
            {state === 'running' && t.rich('ends', { time: () => <TimeLeft until={competition.endsAt} /> })}
            {state === 'waiting' &&
              t.rich('board.settles', { time: () => <TimeLeft until={competition.settlesAt} /> })}
            {competition.scope !== 'all' && games && <bdi>{games}</bdi>}
          </p>
        </div>
      </header>
      <ul aria-label={t('board.prizes')} className="flex flex-wrap gap-2">
        {prizes.map(({ first, last, reward, amount, currency: of, wagering }) => (
          <li
            key={first}
            className="flex items-baseline gap-1.5 rounded-control bg-amber-wash px-3 py-1.5 text-sm"
          >
            <span className="tabular text-xs text-muted">
              {first === last ? t('board.place', { place: first }) : t('board.places', { first, last })}
            </span>
            <span className="font-bold text-amber">
              {reward === 'points' ? (
                t.rich('reward.points', { amount: () => <Points value={amount} locale={locale} /> })
              ) : (
                <Money value={amount} currency={of} locale={locale} />
              )}
            </span>
            {Number(wagering) > 0 && (
              <span className="text-xs text-muted">{t('reward.wagering', { times: wagering })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {t(`board.by.${figure}`)}
        {!/^0(\.0+)?$/.test(competition.minimum) && (
          <> {t('board.minimum', { figure: toText(competition.minimum) })}</>
        )}
      </p>
      {!joined && isOpen && (
        <Button variant="amber" size="lg" busy={busy} onClick={onJoin} className="sm:self-start">
          {t('board.join')}
        </Button>
      )}
      {places.length > 0 ? (
        <table className="w-full text-sm">
          <caption className="sr-only">{t('board.standing')}</caption>
          <thead>
            <tr className="text-xs text-faint">
              <th scope="col" className="w-12 py-2 text-start font-medium">
                {t('board.rank')}
              </th>
              <th scope="col" className="py-2 text-start font-medium">
                {t('board.player')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t(`board.figures.${figure}`)}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, customerName, figure: value, isOwn }) => (
              <tr
                key={place}
                className={classes('h-11 border-t border-hairline', isOwn && 'bg-amber-wash font-bold')}
              >
                <td
                  className={`tabular ps-2 font-display font-bold ${place <= 3 ? 'text-amber' : 'text-faint'}`}
                >
                  {place}
                </td>
                <td>
                  <bdi>{customerName}</bdi>
                  {isOwn && <span className="ms-2 text-xs text-amber">{t('board.you')}</span>}
                </td>
                <td className="pe-2 text-end">
                  <bdi className="tabular">{toText(value)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        state !== 'upcoming' && <p className="text-sm text-muted">{t('board.empty')}</p>
      )}
      {own && !isListed && state !== 'upcoming' && (
        <p className="rounded-control bg-amber-wash px-3 py-2.5 text-sm font-medium">
          {own.place === null
            ? t('board.ownNone')
            : t('board.own', { place: own.place, figure: toText(own.figure) })}
        </p>
      )}
      {joined && competition.optIn && state === 'upcoming' && (
        <p className="text-sm text-jade">{t('board.joined')}</p>
      )}
    </article>
  );
}
