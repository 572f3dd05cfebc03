'use client';

import type { CompactTile } from '@/components/lobby/compact-tile';
import type { VendorTileData } from '@/components/lobby/vendor-tile-data';
import { VendorRow } from '@/components/lobby/vendor-row';
import { CATEGORY_ICONS } from '@/components/site/category-icon';
import { Icon } from '@/components/ui/icon';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { GameRail } from './game-rail';
import type { RailStrings } from './rail';
import { SectionHeader } from './section-header';

interface Props {
  locale: LocaleCode;
  section: GameType | 'HOT';
  title: string;
  games: readonly CompactTile[];
  picturePattern: string;
  /** There are more games to load. */
  more: boolean;
  /** That nothing of the section is open yet. It is folded then, and says so. */
  closed?: string;
  /** A link to all games of the section. */
  all?: { href: string; text: string };
  /** The vendors, if the section shows their cards. */
  vendorCards?: { label: string; play: string; vendors: readonly VendorTileData[] };
  /** The same object for all sections, so that the page's data contains it once. */
  strings: RailStrings;
}

/**
 * A section of home: its vendors if it is a game centre, ten games, ten more after More, and a link to all. A section of
 * which nothing is open is folded.
 */
export function GameSection(props: Props) {
  const { locale, section, title, games, picturePattern, more, closed, all, vendorCards, strings } = props;
  const id = `section-${section.toLowerCase()}`;
  const content = (
    <>
      {vendorCards && (
        <div className="mb-4">
          <VendorRow {...vendorCards} />
        </div>
      )}
      <GameRail
        locale={locale}
        section={section}
        games={games}
        picturePattern={picturePattern}
        more={more}
        strings={strings}
      />
    </>
  );
  if (closed) {
    return (
      <details className="closed-section">
        <summary>
          <h2 id={id}>
            <Icon aria-hidden name={CATEGORY_ICONS[section]} className="size-5" />
            {title}
          </h2>
          <span>{closed}</span>
          <Icon aria-hidden name="chevron-down" className="closed-section-mark size-4" />
        </summary>
        {content}
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className={section === 'HOT' ? undefined : 'home-section'}>
      <SectionHeader id={id} icon={CATEGORY_ICONS[section]} title={title} all={all} />
      {content}
    </section>
  );
}
