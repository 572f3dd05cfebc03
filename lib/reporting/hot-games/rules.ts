import { HOT_PER_PAGE, MIN_MEMBERS } from './constants';

/** What was played of a game. */
export interface PlayedGame {
  nodeId: bigint;
  gameType: string;
  /**
   * The sum of its members' votes. Each member has one vote in a category, divided among its games by the member's valid bets. So
   * currencies need no exchange rate, and one member with large stakes counts as much as any other.
   */
  votes: number;
  members: number;
  /** The page of the category's lobby that the game is on, from 0. */
  page: number;
}

/**
 * Chooses the hot games: in each category those with the most votes, of at least two members each. At most `percent` of the category's games,
 * rounded up, and at most three of one page of its lobby, so that no page is full of them.
 */
export function chooseHotGames(
  played: readonly PlayedGame[],
  /** How many games players see in each category. */
  sizes: ReadonlyMap<string, number>,
  percent: number,
): bigint[] {
  const chosen: bigint[] = [];
  const ofCategory = new Map<string, number>();
  const ofPage = new Map<string, number>();
  const byVotes = [...played]
    .filter((game) => game.members >= MIN_MEMBERS)
    .sort((one, other) => other.votes - one.votes || (one.nodeId < other.nodeId ? -1 : 1));
  for (const { nodeId, gameType, page } of byVotes) {
    const most = Math.ceil(((sizes.get(gameType) ?? 0) * percent) / 100);
    const pageKey = `${gameType} ${page}`;
    const [inCategory, onPage] = [ofCategory.get(gameType) ?? 0, ofPage.get(pageKey) ?? 0];
    if (inCategory >= most || onPage >= HOT_PER_PAGE) continue;
    chosen.push(nodeId);
    ofCategory.set(gameType, inCategory + 1);
    ofPage.set(pageKey, onPage + 1);
  }
  return chosen;
}
