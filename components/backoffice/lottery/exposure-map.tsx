'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { classes } from '@/components/ui/classes';
import type { Exposure, ExposureCell } from '@/lib/backoffice/lottery/exposure';
import { showAmount } from '@/lib/money/format';
import { useLive } from '../use-live';

/** Seconds between two readings: while bets are taken, and afterwards. */
const every = ({ status }: Exposure): number => (status === 'open' ? 2 : 10);

const isZero = (amount: string): boolean => /^0(\.0+)?$/.test(amount);

/** Whether a row is of named options and not of numbers: they need room, and are read in the direction of the page. */
const hasWords = (cells: readonly ExposureCell[]): boolean => cells.some(({ label }) => /\p{L}/u.test(label));

/** How full a number is, as a colour: from the ground over amber to vermilion. */
function colourOf(share: number | null, isEmpty: boolean): string {
  if (isEmpty) return 'var(--color-sunken)';
  const filled = Math.min(1, share ?? 0.1);
  const ink = filled < 0.75 ? 'amber' : 'vermilion';
  return `color-mix(in oklab, var(--color-${ink}) ${Math.round(12 + filled * 55)}%, var(--color-sunken))`;
}

/**
 * The exposure of a draw, read again every two seconds: play types with their fullest number, and the numbers of one as a heat map. The figures of
 * a number are shown when it is pointed at or has the focus; the same figures are a table below.
 */
export function ExposureMap({
  initial,
  drawId,
  base,
}: {
  initial: Exposure;
  drawId: string;
  /** The page's address; a play type is chosen by `play`. */
  base: string;
}) {
  const t = useTranslations('backoffice-lottery.exposure');
  const locale = useLocale();
  const search = new URLSearchParams({ currency: initial.currency });
  if (initial.play) search.set('play', initial.play);
  const live = useLive(
    `/backoffice/api/lottery/draws/${drawId}/exposure?${search.toString()}`,
    initial,
    every,
  );
  const [pointed, setPointed] = useState<string>();
  const money = (value: string) => showAmount(value, live.currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const shareText = (share: number | null) => (share === null ? t('noCeiling') : percent.format(share));
  if (live.play === null)
    return (
      <p className="text-sm text-muted">
        <span className="block font-medium text-ink">{t('none')}</span>
        {t('noneHint')}
      </p>
    );
  const figures = (name: string, label: string, cell: ExposureCell) =>
    `${name}, ${label}: ${t('figures', { prizes: money(cell.prizes), stake: money(cell.stake), share: shareText(cell.share) })}`;
  const filled = live.rows.flatMap(({ name, cells }) =>
    cells.filter(({ prizes }) => !isZero(prizes)).map((cell) => ({ name, cell })),
  );
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('plays')}>
        <ul className="flex flex-wrap gap-2">
          {live.plays.map((play) => (
            <li key={play.code}>
              <PageLink
                href={`${base}?${new URLSearchParams({ currency: live.currency, play: play.code }).toString()}`}
                scroll={false}
                aria-current={play.code === live.play ? 'true' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-control border border-hairline px-3 text-sm hover:bg-raised aria-[current=true]:border-amber aria-[current=true]:bg-amber-wash lg:min-h-9"
              >
                {play.name}
                <span
                  className={classes(
                    'tabular text-xs',
                    (play.share ?? 0) >= 0.75 ? 'font-semibold text-vermilion' : 'text-muted',
                  )}
                >
                  {play.share === null ? money(play.prizes) : percent.format(play.share)}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {live.rows.map(({ name, cells }, at) => (
        <div key={at}>
          <p className="mb-1.5 text-xs font-medium text-muted">{name}</p>
          <div
            className={classes(
              'grid gap-1',
              hasWords(cells)
                ? 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]'
                : 'grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))]',
            )}
            dir={hasWords(cells) ? undefined : 'ltr'}
          >
            {cells.map((cell) => {
              const isEmpty = isZero(cell.prizes);
              const label = cell.label === '*' ? t('everyNumber') : cell.label;
              const look =
                'flex min-h-11 flex-col items-center justify-center rounded-md px-1 py-1 text-sm leading-tight font-semibold tabular';
              const style = { backgroundColor: colourOf(cell.share, isEmpty) };
              if (isEmpty)
                return (
                  <span key={cell.label} className={`${look} text-faint`} style={style}>
                    {label}
                  </span>
                );
              const text = figures(name, label, cell);
              return (
                <button
                  key={cell.label}
                  type="button"
                  aria-label={text}
                  onPointerEnter={() => setPointed(text)}
                  onFocus={() => setPointed(text)}
                  className={`${look} outline-offset-1 hover:outline-2 hover:outline-amber focus-visible:outline-2 focus-visible:outline-amber`}
                  style={style}
                >
                  {label}
                  {cell.share !== null && (
                    <span className="text-2xs font-normal">{percent.format(cell.share)}</span>
                  )}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {live.hidden > 0 && <p className="text-xs text-muted">{t('hidden', { count: live.hidden })}</p>}
      <p aria-hidden className="min-h-10 text-sm text-muted">
        {pointed ?? t('hint')}
      </p>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center text-muted hover:text-ink lg:min-h-9">
          {t('asTable')}
        </summary>
        <div className="mt-2 max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={t('title')}>
          <table className="w-full">
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="px-2 py-1.5 text-start font-medium">
                  {t('number')}
                </th>
                {(['prizes', 'stake', 'share'] as const).map((key) => (
                  <th key={key} scope="col" className="px-2 py-1.5 text-end font-medium">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {filled.map(({ name, cell }) => (
                <tr key={`${name} ${cell.label}`} className="border-t border-hairline">
                  <th scope="row" className="px-2 py-1.5 text-start font-medium">
                    {name} <bdi>{cell.label === '*' ? t('everyNumber') : cell.label}</bdi>
                  </th>
                  <td className="px-2 py-1.5 text-end tabular">{money(cell.prizes)}</td>
                  <td className="px-2 py-1.5 text-end tabular">{money(cell.stake)}</td>
                  <td className="px-2 py-1.5 text-end tabular">{shareText(cell.share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
