import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';

/** The texts of the lottery in a language, without English in place of missing ones. */
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}/lottery-plays.json`, 'utf8')) as Record<string, Messages>;

describe.each(LOCALE_CODES)('texts of the lottery in %s', (locale) => {
  const texts = textsOf(locale);
  const missing = new Set<string>();
  const need = (section: string, key: string) => {
    if (typeof texts[section]?.[key] !== 'string') missing.add(`${section}.${key}`);
  };

  test('name every game, play type, row, option, class and tier, and explain every rule', () => {
    for (const game of lotteryGames) {
      need('games', game.code);
      for (const group of game.groups) need('groups', group.code);
      for (const play of playsOf(game).values()) {
        const { key, place } = play.type.text;
        need('names', key);
        need('rules', key);
        if (place) need('places', place);
        for (const row of play.shape.rows) {
          need('rows', row.code);
          for (const option of row.options ?? []) if (!/^\d+$/.test(option)) need('options', option);
        }
        const ofOptions = play.type.rule.kind === 'feature' || play.type.rule.kind === 'parlay';
        for (const [code, tiers] of play.odds()) {
          if (!ofOptions) need('classes', code);
          for (const tier of tiers.keys()) need('tiers', tier);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('tell the play types of a game apart by their names', () => {
    const t = createTranslator({ locale, messages: texts }) as unknown as (
      key: string,
      values?: Record<string, string | number>,
    ) => string;
    for (const game of lotteryGames) {
      const shown = [...playsOf(game).values()].map(({ type: { text } }) =>
        t(`names.${text.key}`, {
          place: text.place ? t(`places.${text.place}`) : '',
          count: text.count ?? 0,
        }),
      );
      const twice = shown.filter((name, i) => shown.indexOf(name) !== i);
      expect({ game: game.code, twice }).toEqual({ game: game.code, twice: [] });
    }
  });
});

test('the texts are a namespace of the site', () => {
  expect(loadMessages('en')['lottery-plays']).toEqual(textsOf('en'));
});
