'use client';

import { Search } from '@/components/ui/icons';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
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
import { LobbyFilter } from './lobby-filter';
import { LobbyGames } from './lobby-games';
import { MEMBER_LISTS, parseLobbyState, formatLobbyState } from './lobby-state';
import type { LobbyStrings } from './lobby-strings';
import { QueryWatcher } from './query-watcher';
import { useFavourites } from './use-favourites';
import { notifyAddressChange, useLobby } from './use-lobby';

export interface ClassChoice {
  code: string;
  name: string;
  vendors: readonly string[];
}

/** The server counts the results of a search up to this number. */
const MAX_COUNTED = 1000;

interface Props {
  locale: LocaleCode;
  /** Undefined for the member's lists, which contain all categories. */
  gameType: GameType | undefined;
  /** FAV or RECENT for the member's lists, otherwise ALL. */
  baseList?: 'ALL' | 'FAV' | 'RECENT';
  vendors: readonly VendorCard[];
  classChoices: readonly ClassChoice[];
  filters: readonly ('ALL' | 'HOT' | 'NEW' | 'RECENT' | 'FAV')[];
  first: FetchedPage | undefined;
  strings: LobbyStrings;
}

/** A lobby with vendors, classes, lists, search and pages. Its state is in the address (LOBBY-2). */
export function LobbyBrowser(props: Props) {
  const { locale, gameType, baseList = 'ALL', vendors, classChoices, filters, first, strings } = props;
  const session = useSession();
  const favourites = useFavourites();
  const isVisitor = session.status !== 'member';
  const { state, result, change, retry } = useLobby(
    locale,
    gameType,
    first,
    baseList,
    baseList === 'ALL' || !isVisitor,
  );
  const top = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const [text, setText] = useState(state.search);
  const [syncedSearch, setSyncedSearch] = useState(state.search);
  if (syncedSearch !== state.search) {
    // The address changed: by the back button, or because the page was opened with a query.
    setSyncedSearch(state.search);
    if (text.trim() !== state.search) setText(state.search);
  }

  const choose = (classify: string) => {
    if (MEMBER_LISTS.includes(classify) && isVisitor) openAuth(locale, 'login');
    // Pressing the chosen list again clears the choice.
    else change({ classify: classify === state.classify ? 'ALL' : classify });
  };
  const showPage = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const handleQueryChange = (query: string) => {
    const isUnchanged = formatLobbyState(parseLobbyState(query)) === formatLobbyState(state);
    notifyAddressChange();
    // A link elsewhere on the page changed the query. The router keeps the scroll position, so scroll to the lobby.
    if (!isUnchanged) top.current?.scrollIntoView({ block: 'start' });
  };
  const toggleGame = async (game: GameCard) => {
    if (isVisitor) {
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
  const shownClasses = classChoices.filter((entry) => !state.vendor || entry.vendors.includes(state.vendor));
  const total = result.kind === 'page' ? result.page.total : undefined;
  // Only searches stop counting (MAX_COUNT in lib/catalogue).
  const isCapped = state.search !== '' && total !== undefined && total > MAX_COUNTED;
  const numberFormat = new Intl.NumberFormat(locale);
  const labels = { ...strings.pager, page: (n: number) => strings.pager.page.replace('{n}', String(n)) };

  return (
    <div ref={top} className="flex scroll-mt-20 flex-col gap-4">
      <Suspense fallback={null}>
        <QueryWatcher onMove={handleQueryChange} />
      </Suspense>
      {vendors.length > 0 && (
        <section aria-label={strings.vendors}>
          <ScrollRow
            labels={{ previous: strings.pager.previous, next: strings.pager.next }}
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
        <LobbyFilter
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
            : isCapped
              ? strings.countCapped
              : total === undefined
                ? ' '
                : `${strings.results}: ${numberFormat.format(total)}`}
        </p>
      </div>
      <LobbyGames
        result={result}
        visitorOnly={baseList !== 'ALL' && isVisitor && session.status !== 'unknown'}
        list={state.classify === 'ALL' ? baseList : state.classify}
        isNarrowed={Boolean(state.vendor || state.search || state.classify !== 'ALL')}
        favourites={favourites}
        strings={strings}
        onToggleFavourite={(game) => void toggleGame(game)}
        onRetry={retry}
        onReset={() => change({ vendor: '', search: '' })}
        onLogin={() => openAuth(locale, 'login')}
      />
      {result.kind !== 'failed' && result.page && (
        <Pager
          page={state.page}
          pages={result.page.totalPages}
          onPage={showPage}
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
  const button = useRef<HTMLButtonElement>(null);
  // A vendor that the address names may be outside the row's view. Only the row scrolls, not the page.
  useEffect(() => {
    const row = button.current?.parentElement;
    if (!chosen || !row) return;
    const chip = button.current!.getBoundingClientRect();
    const view = row.getBoundingClientRect();
    if (chip.left < view.left || chip.right > view.right)
      row.scrollBy({ left: (chip.left + chip.right - view.left - view.right) / 2 });
  }, [chosen]);
  return (
    <button
      ref={button}
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
