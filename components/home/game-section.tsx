import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import type { GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { MoreGames } from './more-games';
import { SectionHead } from './section-head';
import { GAME_RAIL } from './styles';

/** product.md §9: a section shows 10 games, then 20. */
export const SHOWN_FIRST = 10;

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  title: string;
  games: readonly GameCard[];
  /** How many games there are to expand to. */
  total: number;
  href: string | undefined;
  strings: TileStrings & { all: string; more: string; failed: string; retry: string };
  eager?: boolean;
}

/** A section of home: ten games, ten more for who asks, and the way to the lobby. */
export function GameSection({ locale, section, title, games, total, href, strings, eager = false }: Props) {
  const id = `section-${section.toLowerCase()}`;
  const shown = games.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} sign={section} title={title} {...(href ? { href, all: strings.all } : {})} />
      <div className={GAME_RAIL}>
        {shown.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            strings={strings}
            eager={eager && index < 3}
            {...(section === 'HOT' ? { rank: index + 1 } : {})}
            className="snap-start"
          />
        ))}
        {total > shown.length && (
          <MoreGames
            locale={locale}
            section={section}
            shown={shown.map((game) => game.nodeId)}
            strings={strings}
          />
        )}
      </div>
    </section>
  );
}
