'use client';

import type { PlainTile } from '@/components/lobby/plain-tile';
import type { VendorFace } from '@/components/lobby/vendor-face';
import { VendorRow } from '@/components/lobby/vendor-row';
import { CATEGORY_SIGNS } from '@/components/site/category-icon';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { GameRail } from './game-rail';
import type { RailStrings } from './rail';
import { SectionHead } from './section-head';

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  title: string;
  games: readonly PlainTile[];
  pictures: string;
  /** There are more games to expand to. */
  more: boolean;
  /** The way to all of them, and its words. */
  all?: { href: string; words: string };
  /** The makers, where the section has their cards. */
  makers?: { label: string; play: string; vendors: readonly VendorFace[] };
  /** One object for all sections: the page's data then holds it once. */
  strings: RailStrings;
}

/** A section of home: its makers where it is a game centre, ten games, ten more for who asks, and the way to all. */
export function GameSection(props: Props) {
  const { locale, section, title, games, pictures, more, all, makers, strings } = props;
  const id = `section-${section.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={section === 'HOT' ? undefined : 'home-section'}>
      <SectionHead id={id} sign={CATEGORY_SIGNS[section]} title={title} all={all} />
      {makers && (
        <div className="mb-4">
          <VendorRow {...makers} />
        </div>
      )}
      <GameRail
        locale={locale}
        section={section}
        games={games}
        pictures={pictures}
        more={more}
        strings={strings}
      />
    </section>
  );
}
