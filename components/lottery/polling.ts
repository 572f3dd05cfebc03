import type { WireCurrent, WireMenuGame } from '@/lib/studio/lottery/wire';

const SECOND = 1_000;
/** The server answers from what it read in a second of its clock, so it is asked a little later. */
const AFTER = 250;
/** A draw of ours is there within seconds; if it is late, the page asks less often. */
const IMPATIENT = 60 * SECOND;
const LATE = 10 * SECOND;
/** Results from outside are entered by people. */
const EXTERNAL = 30 * SECOND;
/** Sales may be closed by an operator, and a timer may be late: nothing is older than this. */
const LONGEST = 120 * SECOND;
const MENU_SHORTEST = 10 * SECOND;

const clamp = (ms: number, least: number) => Math.min(LONGEST, Math.max(least, ms));

/** Whether a draw has closed and its result is not there yet. */
export const isAwaited = (draw: WireCurrent['previous']): boolean =>
  draw !== null && draw.result === null && (draw.status === 'open' || draw.status === 'closed');

/** Milliseconds until the draws of a game are worth reading again. `now` is the server's time. */
export function untilNews({ draw, previous, coming }: WireCurrent, now: number): number {
  const until = (iso: string) => Date.parse(iso) - now + AFTER;
  const change = draw ? until(draw.closesAt) : coming[0] ? LATE : LONGEST;
  if (!isAwaited(previous)) return clamp(change, SECOND);
  const due = until(previous!.drawsAt);
  if (due > 0) return clamp(Math.min(due, change), SECOND);
  const again = !previous!.ownDraw ? EXTERNAL : -due < IMPATIENT ? SECOND : LATE;
  return clamp(Math.min(again, Math.max(change, SECOND)), SECOND);
}

/** Milliseconds until the next draw of the menu has closed. */
export function untilMenuChanges(games: readonly Pick<WireMenuGame, 'closesAt'>[], now: number): number {
  const closings = games.flatMap(({ closesAt }) => (closesAt ? [Date.parse(closesAt) - now] : []));
  const next = closings.filter((ms) => ms > 0);
  const hasPassed = next.length < closings.length;
  return clamp((hasPassed || next.length === 0 ? 0 : Math.min(...next)) + SECOND + AFTER, MENU_SHORTEST);
}
