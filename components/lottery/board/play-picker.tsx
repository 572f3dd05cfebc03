'use client';

import { memo, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { classes } from '@/components/ui/classes';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { usePlayTexts } from './use-play-texts';

interface Props {
  game: LotteryGame;
  plays: ReadonlyMap<string, Play>;
  chosen: Play;
  onChoose: (play: Play) => void;
}

const CHIP =
  'min-h-11 shrink-0 rounded-control border px-3.5 text-sm font-medium whitespace-nowrap transition aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber';

/** Above so many play types a search helps. */
const SEARCHED_FROM = 12;

/** The play types of a game: their groups, those of the chosen group, and a search over all of them. */
export const PlayPicker = memo(function PlayPicker({ game, plays, chosen, onChoose }: Props) {
  const t = useTranslations('lottery-board');
  const tPlays = useTranslations('lottery-plays');
  const { playName, shortName } = usePlayTexts();
  const ownGroup =
    game.groups.find((group) => group.plays.some(({ code }) => code === chosen.type.code)) ?? game.groups[0]!;
  const [group, setGroup] = useState(ownGroup.code);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isSearch = words.length > 0;
  const shown = isSearch
    ? [...plays.values()].filter(({ type }) => {
        const name = playName(type).toLocaleLowerCase();
        return words.every((word) => name.includes(word));
      })
    : (game.groups.find(({ code }) => code === group) ?? ownGroup).plays.flatMap(
        ({ code }) => plays.get(code) ?? [],
      );
  const places = new Set(shown.map(({ type }) => type.text.place));
  const isOnePlace = !isSearch && shown.length > 1 && places.size === 1;
  const choose = (play: Play) => {
    const found = game.groups.find((other) => other.plays.some(({ code }) => code === play.type.code));
    if (found) setGroup(found.code);
    setWanted('');
    onChoose(play);
  };
  // The board below always shows a play of the group that is marked. The member's own play is kept if it is in it.
  const chooseGroup = (code: string) => {
    setGroup(code);
    setWanted('');
    const wantedGroup = game.groups.find((other) => other.code === code);
    if (!wantedGroup || wantedGroup === ownGroup) return;
    const first = wantedGroup.plays.map((type) => plays.get(type.code)).find((play) => play !== undefined);
    if (first) onChoose(first);
  };
  return (
    <div className="flex flex-col gap-2.5">
      {game.groups.length > 1 && (
        <div
          role="group"
          aria-label={t('groups')}
          className="scrollbar-none -mx-4 flex gap-1 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:px-0"
        >
          {game.groups.map(({ code }) => (
            <button
              key={code}
              type="button"
              aria-pressed={!isSearch && code === group}
              onClick={() => chooseGroup(code)}
              className="min-h-11 shrink-0 border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition hover:text-ink aria-pressed:border-amber aria-pressed:text-ink"
            >
              {tPlays(`groups.${code}`)}
            </button>
          ))}
        </div>
      )}
      {plays.size >= SEARCHED_FROM && (
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          leading={<Search aria-hidden className="size-4" />}
        />
      )}
      <div
        role="group"
        aria-label={t('plays')}
        className={classes(
          'flex gap-2',
          isSearch
            ? 'max-h-56 flex-wrap overflow-y-auto'
            : 'scrollbar-none -mx-4 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0',
        )}
      >
        {shown.map((play) => (
          <button
            key={play.type.code}
            type="button"
            aria-pressed={play === chosen}
            aria-label={playName(play.type)}
            onClick={() => choose(play)}
            className={classes(CHIP, 'border-hairline bg-surface text-muted hover:text-ink')}
          >
            {isOnePlace ? shortName(play.type) : playName(play.type)}
          </button>
        ))}
        {shown.length === 0 && (
          <p role="status" className="py-2 text-sm text-muted">
            {t('noPlay')}
          </p>
        )}
      </div>
    </div>
  );
});
