import type { Translate } from '@/lib/i18n/translator';
import { findGame, playsOf } from '@/lib/studio-host/lottery/desk';

/** The name of a play type by its code; the code itself if the game has it no more. `t` translates the namespace `lottery-plays`. */
export function playName(t: Translate, game: string, play: string): string {
  const found = findGame(game);
  const text = found && playsOf(found).get(play)?.type.text;
  if (!text) return play;
  return t(`names.${text.key}`, {
    place: text.place ? t(`places.${text.place}`) : '',
    count: text.count ?? 0,
  });
}
