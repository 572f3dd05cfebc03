'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchGames, type FetchedPage } from '@/components/lobby/fetch-games';
import { GameTile } from '@/components/lobby/game-tile';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import type { GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';

export interface ListedVendor {
  vendor: string;
  gameType: GameType;
  name: string;
}

interface Props {
  locale: LocaleCode;
  vendor: ListedVendor;
  /** Called if the vendor has only one game, which then opens without a list. */
  onSingleGame: (game: GameCard) => void;
  onClose: () => void;
}

const GRID = 'grid grid-cols-2 gap-3 xs:grid-cols-3 sm:grid-cols-4 md:grid-cols-5';

/** A vendor's games of one category, in a dialog (SHELL-6). */
export default function VendorDialog(props: Props) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={['lobby', 'site', 'catalogue']}>
      <List {...props} />
    </MessagesBoundary>
  );
}

type Result = { page: number } & ({ kind: 'games'; found: FetchedPage } | { kind: 'failed' });

function List({ locale, vendor, onSingleGame, onClose }: Props) {
  const l = useTranslations('lobby');
  const s = useTranslations('site');
  const c = useTranslations('catalogue');
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  const openSingleGame = useEffectEvent(onSingleGame);
  const { vendor: code, gameType } = vendor;

  useEffect(() => {
    const controller = new AbortController();
    fetchGames(locale, { gameType, vendor: code, page }, controller.signal).then(
      (found) => {
        const [first] = found.games;
        if (found.total === 1 && first) openSingleGame(first);
        else setResult({ page, kind: 'games', found });
      },
      () => !controller.signal.aborted && setResult({ page, kind: 'failed' }),
    );
    return () => controller.abort();
  }, [locale, gameType, code, page, attempt]);

  const isLoading = result?.page !== page;
  const games = result?.kind === 'games' ? result.found.games : [];
  const tile = { hot: l('hot'), new: l('new'), maintenance: l('maintenance') };
  return (
    <Dialog
      open
      onClose={onClose}
      title={vendor.name}
      description={c(`categories.${gameType}`)}
      closeLabel={s('nav.close')}
      size="lg"
    >
      <div aria-busy={isLoading} className="flex flex-col gap-4 pt-1">
        {result?.kind === 'failed' && !isLoading ? (
          <ErrorState
            title={s('failed.title')}
            hint={s('failed.hint')}
            retryLabel={s('retry')}
            onRetry={() => {
              setResult(undefined);
              setAttempt(attempt + 1);
            }}
          />
        ) : result?.kind === 'games' && games.length === 0 ? (
          <EmptyState title={l('empty')} />
        ) : (
          <div className={`${GRID} transition-opacity ${isLoading && games.length > 0 ? 'opacity-50' : ''}`}>
            {games.length > 0
              ? games.map((game) => <GameTile key={game.nodeId} game={game} strings={tile} />)
              : Array.from({ length: 10 }, (_, index) => (
                  <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
                ))}
          </div>
        )}
        {result?.kind === 'games' && (
          <Pager
            page={page}
            pages={result.found.totalPages}
            onPage={setPage}
            labels={{
              nav: l('pages'),
              previous: s('pager.previous'),
              next: s('pager.next'),
              page: (n) => s('pager.page', { n }),
            }}
            margin={2}
          />
        )}
      </div>
    </Dialog>
  );
}
