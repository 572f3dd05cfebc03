'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { GameCard } from '@/lib/catalogue/types';
import { GameTile } from './game-tile';
import { FavouriteButton } from './favourite-button';
import type { LobbyStrings } from './lobby-strings';
import type { LobbyResult } from './use-lobby';

const GRID = 'grid grid-cols-2 gap-3 xs:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-5';

interface Props {
  result: LobbyResult;
  visitorOnly: boolean;
  list: string;
  isNarrowed: boolean;
  favourites: ReadonlySet<string>;
  strings: LobbyStrings;
  onToggleFavourite: (game: GameCard) => void;
  onRetry: () => void;
  onReset: () => void;
  onLogin: () => void;
}

/** The games of a lobby, with its states visitor, failed, loading and empty. While loading the layout stays. */
export function LobbyGames({
  result,
  visitorOnly,
  list,
  isNarrowed,
  favourites,
  strings,
  onToggleFavourite,
  onRetry,
  onReset,
  onLogin,
}: Props) {
  if (visitorOnly)
    return (
      <EmptyState
        title={list === 'FAV' ? strings.emptyFav : strings.emptyRecent}
        action={
          <Button variant="amber" onClick={onLogin}>
            {strings.login}
          </Button>
        }
        className="min-h-96"
      />
    );
  if (result.kind === 'failed')
    return (
      <ErrorState
        title={strings.failedTitle}
        hint={strings.failedHint}
        retryLabel={strings.retry}
        onRetry={onRetry}
        className="min-h-96"
      />
    );
  if (result.kind === 'loading' && (!result.page || result.page.games.length === 0)) {
    return (
      <div className={GRID} aria-busy>
        {Array.from({ length: 15 }, (_, index) => (
          <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
        ))}
      </div>
    );
  }
  const games = result.page?.games ?? [];
  if (games.length === 0) {
    const [title, hint] =
      list === 'FAV' && !isNarrowed
        ? [strings.emptyFav, strings.emptyFavHint]
        : list === 'RECENT' && !isNarrowed
          ? [strings.emptyRecent, strings.emptyRecentHint]
          : [strings.empty, strings.emptyHint];
    return (
      <EmptyState
        title={title}
        hint={hint}
        action={isNarrowed ? <Button onClick={onReset}>{strings.reset}</Button> : undefined}
        className="min-h-96"
      />
    );
  }
  return (
    <div
      className={`${GRID} transition-opacity ${result.kind === 'loading' ? 'opacity-50' : ''}`}
      aria-busy={result.kind === 'loading'}
    >
      {games.map((game, index) => {
        const isFavourite = favourites.has(game.nodeId);
        const label = (isFavourite ? strings.unfavourite : strings.favourite).replace('{name}', game.name);
        return (
          <GameTile
            key={game.nodeId}
            game={game}
            strings={strings}
            eager={index < 6}
            corner={
              <FavouriteButton
                isFavourite={isFavourite}
                label={label}
                onPress={() => onToggleFavourite(game)}
              />
            }
          />
        );
      })}
    </div>
  );
}
