/** A game whose draw was not settled or voided is tried again after so many milliseconds. */
const RETRY_MS = 2_000;

/**
 * The games whose draws a process settles or voids now. Runs that share it work on different games, so that a draw with many bets delays
 * its own game alone, and a game that fails rests while others go on.
 */
export class GamesInWork {
  private readonly heldUntil = new Map<string, number>();

  isFree(game: string): boolean {
    return performance.now() >= (this.heldUntil.get(game) ?? -Infinity);
  }

  /** Does work on a free game; while it runs the game is not free, and for two seconds after a failure. */
  async run<Result>(game: string, work: () => Promise<Result>): Promise<Result> {
    this.heldUntil.set(game, Infinity);
    try {
      const result = await work();
      this.heldUntil.delete(game);
      return result;
    } catch (err) {
      this.heldUntil.set(game, performance.now() + RETRY_MS);
      throw err;
    }
  }
}
