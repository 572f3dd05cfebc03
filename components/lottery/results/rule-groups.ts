import type { LocaleCode } from '@/lib/i18n/locales';
import { playsOf } from '@/lib/studio/lottery/games/registry';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import type { z } from 'zod';
import type { gameOutput } from '@/lib/studio/lottery/wire';
import { playTexts } from '../board/play-texts';
import type { RuleGroup } from './rules-list';

/** Prizes of a play type that are listed: the parlay has 1,708. */
const MOST_PRIZES = 12;

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The play types of a game with their prizes, as texts. `t` and `tPlays` translate `lottery-results` and `lottery-plays`. */
export function ruleGroups(
  game: LotteryGame,
  groups: z.input<typeof gameOutput>['groups'],
  { locale, t, tPlays }: { locale: LocaleCode; t: Translate; tPlays: Translate },
): RuleGroup[] {
  const texts = playTexts(tPlays);
  const plays = playsOf(game);
  const decimal = new Intl.NumberFormat(locale, { maximumSignificantDigits: 7 });
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const oddsText = (fraction: string): string => {
    const [n = 0, d = 1] = fraction.split('/').map(Number);
    return n < d
      ? t('oddsOneIn', { number: decimal.format(d / n) })
      : t('oddsHits', { number: decimal.format(n / d) });
  };
  return groups.map((group) => ({
    code: group.code,
    name: group.name,
    plays: group.plays.map(({ code, name, rule, prizes }) => {
      const play = plays.get(code)!;
      const { example } = play.type;
      const hasClasses = new Set(prizes.map((prize) => prize.class)).size > 1;
      const hasTiers = new Set(prizes.map(({ tier }) => tier)).size > 1;
      return {
        code,
        name,
        rule,
        example: tPlays('example', {
          selection: texts.selection(play.shape, example.selection).text,
          result: texts.result(play),
          units: example.wins.reduce((sum, { units }) => sum + units, 0),
        }),
        prizes: prizes.slice(0, MOST_PRIZES).map(({ class: of, tier, odds, prize }) => ({
          key: `${of}/${tier}`,
          name:
            [
              ...(hasClasses ? [texts.className(play, of)] : []),
              ...(hasTiers ? [texts.tierName(tier)] : []),
            ].join(' · ') || texts.tierName(tier),
          odds: oddsText(odds),
          // Decimal strings keep their digits; a prize has at most four.
          prize: money.format(prize as `${number}`),
        })),
        more: prizes.length > MOST_PRIZES ? t('morePrizes', { count: prizes.length - MOST_PRIZES }) : null,
      };
    }),
  }));
}
