/** The results of all lotteries. */
export const RESULTS_PATH = '/results';

/** The results of a game: the latest ones. */
export const gameResultsPath = (game: string): string => `${RESULTS_PATH}/${game}`;

/** The results of a game on a day of its zone (2026-11-26), and a later page of them. */
export const dayResultsPath = (game: string, day: string, page = 1): string =>
  `${RESULTS_PATH}/${game}/${day}${page > 1 ? `?page=${page}` : ''}`;

export const gameRulesPath = (game: string): string => `${RESULTS_PATH}/${game}/rules`;

/** The verifier of draws. */
export const LOTTERY_VERIFIER_PATH = '/fairness/lottery';

/** The verifier with a draw. */
export const verifyDrawPath = (game: string, period: string): string =>
  `${LOTTERY_VERIFIER_PATH}?${new URLSearchParams({ game, period }).toString()}`;
