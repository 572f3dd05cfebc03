/** How long a draw takes after its sales have closed. */
const DRAW_MS = 8_000;
/** A page is made anew after 10 seconds; one that is much older was made before results that nobody has asked for yet. */
const OLD_MS = 60_000;

/** What decides whether a page of results is old. */
export interface PageData {
  /** When its data was read, by the server's clock: ISO 8601. */
  at: string;
  /** When sales of the draws close that it shows as open. */
  closesAt: readonly string[];
}

/** Whether a page may lack results at a moment: it is a minute old, or sales of a draw that it shows as open have closed. */
export const isOld = ({ at, closesAt }: PageData, moment: number): boolean =>
  Date.parse(at) + OLD_MS < moment || closesAt.some((closing) => Date.parse(closing) + DRAW_MS < moment);
