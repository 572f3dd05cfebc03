import type { ReactNode } from 'react';
import { tileCard } from '@/components/lobby/game-tile';
import type { GameType } from '@/lib/catalogue/constants';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { GameRail } from './game-rail';
import type { RailStrings } from './rail';
import { SectionHead } from './section-head';

/** product.md §9: a section shows 10 games, then 20. */
export const SHOWN_FIRST = 10;

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  title: string;
  games: readonly GameCard[];
  /** How many games there are to expand to. */
  total: number;
  /** The way to all of them, and its words. */
  lobby?: { href: string; words: string };
  /** The makers, where the section has their cards. */
  vendors?: ReactNode;
  /** One object for all sections: the page's data then holds it once. */
  strings: RailStrings;
}

/** A section of home: its makers where it is a game centre, ten games, ten more for who asks, and the way to all. */
export function GameSection({ locale, section, title, games, total, lobby, vendors, strings }: Props) {
  const id = `section-${section.toLowerCase()}`;
  const shown = games.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby={id} className={section === 'HOT' ? undefined : 'home-section'}>
      <SectionHead
        id={id}
        sign={section}
        title={title}
        {...(lobby ? { href: lobby.href, all: lobby.words } : {})}
      />
      {vendors && <div className="mb-4">{vendors}</div>}
      <GameRail
        locale={locale}
        section={section}
        games={shown.map(tileCard)}
        more={total > shown.length}
        strings={strings}
      />
    </section>
  );
}
