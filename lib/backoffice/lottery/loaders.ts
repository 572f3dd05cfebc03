import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { findGame, lotteryGames, type LotteryGame } from '@/lib/studio-host/lottery/desk';
import { drawDecisions, drawSums, findDraw, sumGames, type GameSums } from './queries';

/** A game with what was bet on its draws of the present settlement day. */
export interface GameOfDay extends Omit<GameSums, 'game'> {
  game: LotteryGame;
}

/** Every game of the lottery with the sums of the present settlement day, in the site's currency. */
export async function loadGames(): Promise<{ games: GameOfDay[]; currency: string; today: string }> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const currency = siteCurrency();
  const sums = await sumGames(database(), dayStart(today, zone), dayStart(today, zone, 1), currency);
  const ofGame = new Map(sums.map((row) => [row.game, row]));
  return {
    games: lotteryGames.map((game) => {
      const { bets, stake, gross } = ofGame.get(game.code) ?? { bets: 0, stake: 0n, gross: 0n };
      return { game, bets, stake, gross };
    }),
    currency,
    today,
  };
}

/** A draw with its game, sums and decisions; undefined if it does not exist. */
export async function loadDraw(id: bigint) {
  const db = database();
  const draw = await findDraw(db, id);
  const game = draw && findGame(draw.game);
  if (!draw || !game) return undefined;
  const [sums, decisions] = await Promise.all([drawSums(db, id), drawDecisions(db, id)]);
  return { draw, game, sums, decisions };
}
