import { demoGames } from '@/lib/catalogue/demo/games';
import { LOTTERIES } from '@/lib/catalogue/demo/lotteries';
import { launchRoute } from '@/lib/catalogue/launch-route';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import type { LotteryGame } from '@/lib/studio/lottery/types';

const vendorOf = ({ region, schedule }: LotteryGame) => {
  if (region === 'VN') return 'TCG_LOTTO_VN';
  if (region === 'SEA') return 'TCG_SEA';
  return schedule.kind === 'interval' && schedule.minutes <= 3 ? 'ELOTT' : 'LOTT';
};

describe('the lotteries of the catalogue', () => {
  it('are the games of the studio, each under the vendor of its region and pace', () => {
    expect(LOTTERIES.map(({ code, vendor }) => [code, vendor]).sort()).toEqual(
      lotteryGames.map((game) => [game.code, vendorOf(game)]).sort(),
    );
  });

  it.each(LOCALE_CODES)('have the names of the messages in %s', async (locale: LocaleCode) => {
    const { games } = (await import(`../../messages/${locale}/lottery-plays.json`)) as {
      games: Record<string, string>;
    };
    const names = LOTTERIES.map(({ code, names, arabic }) => [code, { ...names, ar: arabic }[locale]]);
    expect(Object.fromEntries(names)).toEqual(games);
  });

  it('look different from each other', () => {
    expect(new Set(LOTTERIES.map(({ motif, palette }) => `${motif} ${palette}`)).size).toBe(LOTTERIES.length);
  });

  it('are playable, each on the page of its hall', () => {
    const games = demoGames().filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
    expect(games).toHaveLength(lotteryGames.length);
    const paths = { VN: '/vnLottery', SEA: '/seaLottery', CN: '/lottery' };
    for (const { code, vendor, gameType, engine, model, playable } of games) {
      expect([engine, model, playable]).toEqual(['lottery', code, true]);
      const { region } = lotteryGames.find((game) => game.code === code)!;
      expect(launchRoute({ vendor, gameType, code })).toEqual({
        kind: 'page',
        path: `${paths[region]}?gameCode=${code}`,
      });
    }
  });
});
