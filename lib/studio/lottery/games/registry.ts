import { compilePlay, type Play } from '../plays/play';
import type { LotteryGame } from '../types';
import { diceGames } from './dice';
import { elevenOfFiveGames } from './eleven-of-five';
import { fiveDigitGames } from './five-digits';
import { fortyNineGames } from './forty-nine';
import { kenoGames } from './keno';
import { southEastAsiaGames } from './south-east-asia';
import { tenCarsGames } from './ten-cars';
import { threeDigitGames } from './three-digits';
import { vietnamGames } from './vietnam';

/** Every game of the lottery. A new game is a file with its data and its line here. */
export const lotteryGames: readonly LotteryGame[] = [
  ...fiveDigitGames,
  ...elevenOfFiveGames,
  ...diceGames,
  ...tenCarsGames,
  ...threeDigitGames,
  ...fortyNineGames,
  ...kenoGames,
  ...vietnamGames,
  ...southEastAsiaGames,
];

const byCode = new Map(lotteryGames.map((game) => [game.code, game]));

/** A game by a code from outside. */
export function findGame(code: string): LotteryGame | undefined {
  return byCode.get(code);
}

/** Plays are compiled once for each list of play types, which games with the same plays share. */
const compiled = new Map<LotteryGame['groups'], ReadonlyMap<string, Play>>();

/** The play types of a game, in order, by code. */
export function playsOf(game: LotteryGame): ReadonlyMap<string, Play> {
  let plays = compiled.get(game.groups);
  if (!plays) {
    plays = new Map(
      game.groups.flatMap((group) =>
        group.plays.map((type) => [type.code, compilePlay(game.source, type)] as const),
      ),
    );
    compiled.set(game.groups, plays);
  }
  return plays;
}

/** A play type of a game by codes from outside. */
export function findPlay(game: string, play: string): Play | undefined {
  const found = findGame(game);
  return found && playsOf(found).get(play);
}
