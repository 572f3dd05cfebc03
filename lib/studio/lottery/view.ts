import type { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { playsOf } from './games/registry';
import { prizeOf } from './odds';
import type { LotteryGame, PlayType } from './types';
import type { gameOutput } from './wire';

/** A game's name in a language. */
export const gameName = (game: LotteryGame, language: LocaleCode): string =>
  translator(language, 'lottery-plays')(`games.${game.code}`);

/** The units of stake as the site's calls write them. */
export const WIRE_UNITS: readonly string[] = ['1', '0.1', '0.01'];

/** The play types of a game with their names, rules, and prizes at a series. */
export function playGroupsView(
  game: LotteryGame,
  language: LocaleCode,
  series: number,
): z.input<typeof gameOutput>['groups'] {
  const translate = translator(language, 'lottery-plays');
  const text = (section: 'names' | 'rules', { key, place, count }: PlayType['text']) =>
    translate(`${section}.${key}`, { place: place ? translate(`places.${place}`) : '', count: count ?? 0 });
  const plays = playsOf(game);
  return game.groups.map((group) => ({
    code: group.code,
    name: translate(`groups.${group.code}`),
    plays: group.plays.map((type) => {
      const play = plays.get(type.code)!;
      return {
        code: type.code,
        name: text('names', type.text),
        rule: text('rules', type.text),
        rows: play.shape.rows.map((row) => ({
          ...row,
          options: row.options ? [...row.options] : null,
        })),
        typed: play.shape.list !== undefined,
        prizes: [...play.odds()].flatMap(([code, tiers]) =>
          [...tiers].map(([tier, { expected }]) => {
            const prize = prizeOf(play, { class: code, tier }, series);
            return {
              class: code,
              tier,
              odds: `${expected.n}/${expected.d}`,
              prize: formatDecimal((prize.n * UNIT) / prize.d),
            };
          }),
        ),
      };
    }),
  }));
}
