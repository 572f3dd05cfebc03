'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import type { PromotionType } from '@/lib/content/promotions/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CardData } from './card-data';
import type { CardStrings } from './card-strings';
import { PromotionCard } from './promotion-card';

type Filter = PromotionType | 'all';

interface Props {
  locale: LocaleCode;
  cards: readonly CardData[];
  strings: CardStrings & Record<'all' | 'filters' | 'empty' | 'emptyHint' | 'showAll', string>;
}

const FILTERS: readonly Filter[] = ['all', ...PROMOTION_TYPES];
const parseFilter = (text: string | null) => FILTERS.find((filter) => filter === text) ?? 'all';

/** Promotions with filters. The choice is in the address, so that it can be linked to. */
export function PromotionBrowser({ locale, cards, strings }: Props) {
  const [filter, setFilter] = useState<Filter>('all');

  useEffect(() => {
    const requested = parseFilter(new URLSearchParams(window.location.search).get('type'));
    if (requested === 'all') return;
    // After the first paint, because the cached HTML is the same for every query.
    const frame = requestAnimationFrame(() => setFilter(requested));
    return () => cancelAnimationFrame(frame);
  }, []);

  // On a phone the chosen filter may be outside the visible part of the row.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (filter !== 'all')
      row.current
        ?.querySelector('[aria-pressed="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [filter]);

  const choose = (next: Filter) => {
    setFilter(next);
    const url = new URL(window.location.href);
    if (next === 'all') url.searchParams.delete('type');
    else url.searchParams.set('type', next);
    window.history.replaceState(window.history.state, '', url);
  };
  const shown = filter === 'all' ? cards : cards.filter((card) => card.types.includes(filter));
  return (
    <>
      <div
        ref={row}
        role="group"
        aria-label={strings.filters}
        className="scrollbar-none -mx-4 mb-6 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {FILTERS.map((entry) => (
          <button
            key={entry}
            type="button"
            aria-pressed={entry === filter}
            onClick={() => choose(entry)}
            className="inline-flex h-11 shrink-0 items-center rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:font-semibold aria-pressed:text-amber lg:h-10"
          >
            {entry === 'all' ? strings.all : strings.types[entry]}
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={strings.empty}
          hint={strings.emptyHint}
          action={filter !== 'all' && <Button onClick={() => choose('all')}>{strings.showAll}</Button>}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
          {shown.map((card, index) => (
            <li key={card.slug}>
              <PromotionCard locale={locale} card={card} strings={strings} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
