'use client';

import { Search } from '@/components/ui/icons';
import { Suspense, useId, useRef, useState } from 'react';
import { ScrollRow } from '@/components/home/scroll-row';
import { openAuth } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { classes } from '@/components/ui/classes';
import { Input } from '@/components/ui/input';
import { Pager } from '@/components/ui/pager';
import type { GameType } from '@/lib/catalogue/constants';
import type { GameCard, VendorCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { FetchedPage } from './fetch-games';
import { toggleFavourite } from './favourites-store';
import { ListChoice } from './list-choice';
import { LobbyGames } from './lobby-games';
import { OWN_LISTS, readState, writeState } from './lobby-state';
import type { LobbyStrings } from './lobby-strings';
import { QueryWatch } from './query-watch';
import { useFavourites } from './use-favourites';
import { addressMoved, useLobby } from './use-lobby';

export interface ClassChoice {
  code: string;
  name: string;
  vendors: readonly string[];
}

/** A search counts no further. */
const MOST_COUNTED = 1000;

interface Props {
  locale: LocaleCode;
  /** Undefined for the lists of one's own games, of every category. */
  gameType: GameType | undefined;
  /** FAV or RECENT for those lists; ALL otherwise. */
  base?: 'ALL' | 'FAV' | 'RECENT';
  vendors: readonly VendorCard[];
  classesOf: readonly ClassChoice[];
  filters: readonly ('ALL' | 'HOT' | 'NEW' | 'RECENT' | 'FAV')[];
  first: FetchedPage | undefined;
  strings: LobbyStrings;
}

/** A lobby: makers, kinds, filters, search and pages, all kept in the address. */
export function LobbyBrowser(props: Props) {
  const { locale, gameType, base = 'ALL', vendors, classesOf, filters, first, strings } = props;
  const session = useSession();
  const favourites = useFavourites();
  const visitor = session.status !== 'member';
  const { state, result, change, retry } = useLobby(
    locale,
    gameType,
    first,
    base,
    base === 'ALL' || !visitor,
  );
  const top = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const [text, setText] = useState(state.search);
  const [asked, setAsked] = useState(state.search);
  if (asked !== state.search) {
    // The address moved by itself: the back button, or the page as it was opened.
    setAsked(state.search);
    if (text.trim() !== state.search) setText(state.search);
  }

  const choose = (classify: string) => {
    if (OWN_LISTS.includes(classify) && visitor) openAuth(locale, 'login');
    // What is pressed again is chosen no more.
    else change({ classify: classify === state.classify ? 'ALL' : classify });
  };
  const turn = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const follow = (query: string) => {
    const same = writeState(readState(query)) === writeState(state);
    addressMoved();
    // A link elsewhere on the page has changed what is shown here; the page itself stays where it is scrolled to.
    if (!same) top.current?.scrollIntoView({ block: 'start' });
  };
  const heart = async (game: GameCard) => {
    if (visitor) {
      openAuth(locale, 'login');
      return;
    }
    try {
      await toggleFavourite(game);
    } catch {
      const { notify } = await import('@/components/ui/notify');
      notify(strings.favouriteFailed, 'bad');
    }
  };
  const shownClasses = classesOf.filter((entry) => !state.vendor || entry.vendors.includes(state.vendor));
  const total = result.kind === 'page' ? result.page.total : undefined;
  // Only a search stops counting (lib/catalogue, COUNT_CAP).
  const capped = state.search !== '' && total !== undefined && total > MOST_COUNTED;
  const figure = new Intl.NumberFormat(locale);
  const labels = { ...strings.pager, page: (n: number) => strings.pager.page.replace('{n}', String(n)) };

  return (
    <div ref={top} className="flex scroll-mt-20 flex-col gap-4">
      <Suspense fallback={null}>
        <QueryWatch onMove={follow} />
      </Suspense>
      {vendors.length > 0 && (
        <section aria-label={strings.vendors}>
          <ScrollRow
            labels={{ back: strings.pager.previous, on: strings.pager.next }}
            className="-mx-4 gap-2 px-4 py-0.5 sm:mx-0 sm:px-0"
          >
            <VendorChip
              chosen={!state.vendor}
              onPress={() => change({ vendor: '' })}
              text={strings.allVendors}
            />
            {vendors.map((card) => (
              <VendorChip
                key={card.vendor}
                chosen={state.vendor === card.vendor}
                onPress={() => change({ vendor: card.vendor })}
                text={card.displayName}
                logo={card.logo}
                activeLogo={card.activeLogo}
              />
            ))}
          </ScrollRow>
        </section>
      )}
      {filters.length > 0 && (
        <ListChoice
          label={strings.filter}
          groups={[filters.map((code) => ({ code, name: strings.filters[code] })), shownClasses]}
          chosen={state.classify}
          onChoose={choose}
        />
      )}
      <div className="flex flex-col gap-3 lg:flex-row-reverse lg:items-center lg:justify-between">
        <search className="lg:w-80">
          <label htmlFor={searchId} className="sr-only">
            {strings.search}
          </label>
          <Input
            id={searchId}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
            placeholder={strings.search}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              change({ search: event.target.value.trim() });
            }}
            leading={<Search aria-hidden className="size-5" />}
          />
        </search>
        <p role="status" className="tabular text-sm text-faint">
          {result.kind === 'loading'
            ? strings.loading
            : capped
              ? strings.countCapped
              : total === undefined
                ? ' '
                : `${strings.results}: ${figure.format(total)}`}
        </p>
      </div>
      <LobbyGames
        result={result}
        visitorOnly={base !== 'ALL' && visitor && session.status !== 'unknown'}
        list={state.classify === 'ALL' ? base : state.classify}
        narrowed={Boolean(state.vendor || state.search || state.classify !== 'ALL')}
        favourites={favourites}
        strings={strings}
        onHeart={(game) => void heart(game)}
        onRetry={retry}
        onReset={() => change({ vendor: '', search: '' })}
        onLogin={() => openAuth(locale, 'login')}
      />
      {result.kind !== 'failed' && result.page && (
        <Pager
          page={state.page}
          pages={result.page.totalPages}
          onPage={turn}
          labels={labels}
          range={5}
          margin={2}
          className="mt-2"
        />
      )}
    </div>
  );
}

interface ChipProps {
  chosen: boolean;
  text: string;
  logo?: string;
  activeLogo?: string;
  onPress: () => void;
}

function VendorChip({ chosen, text, logo, activeLogo, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPress}
      className={classes(
        'flex h-12 shrink-0 snap-start items-center gap-2 rounded-control border px-3.5 text-sm font-medium whitespace-nowrap transition',
        chosen
          ? 'border-amber bg-amber-wash text-amber'
          : 'border-hairline bg-surface text-muted shadow-inset-light hover:border-edge hover:text-ink',
      )}
    >
      {logo && (
        <img
          src={chosen ? activeLogo : logo}
          alt=""
          width={44}
          height={28}
          className="h-7 w-auto max-w-16 object-contain"
          loading="lazy"
        />
      )}
      {text}
    </button>
  );
}
