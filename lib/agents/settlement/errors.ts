/** Bets of the period may not be counted yet, or a change of a line is due: the next run settles it. No person sees it. */
export class NotComplete extends Error {
  constructor() {
    super('the period cannot be settled yet');
    this.name = 'NotComplete';
  }
}

export const notComplete = () => new NotComplete();
