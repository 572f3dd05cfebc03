import type { ListShape, Selection } from '../types';
import type { Play } from './play';
import { formatSelection, MAX_COMBINATIONS, parseEntry } from './selection';

const MAX_TRIES = 1_000;

/**
 * A random selection of a play type, as small as the play type allows. `next(n)` gives a uniform integer from 0 to n - 1; the choice only
 * decides what the member bets on, so that any generator will do. Throws RangeError if nothing can be chosen.
 */
export function randomPick(play: Play, next: (n: number) => number): string {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const selection = draw(play, next);
    if (!selection) continue;
    const units = play.countUnits(selection);
    if (units >= 1 && units <= MAX_COMBINATIONS) return formatSelection(play.shape, selection);
  }
  throw new RangeError(`no random selection for ${play.type.code}`);
}

function draw(play: Play, next: (n: number) => number): Selection | null {
  const { rows: shapes, rowsNeeded, disjoint, list } = play.shape;
  const needed = shapes.filter((shape) => shape.min > 0).length;
  const optional = shapes.flatMap((shape, index) => (shape.min === 0 ? [index] : []));
  while (optional.length > rowsNeeded - needed) optional.splice(next(optional.length), 1);
  const used = new Set<number>();
  const rows = shapes.map((shape, index) => {
    const left = Array.from({ length: shape.high - shape.low + 1 }, (_, i) => shape.low + i).filter(
      (value) => !disjoint || !used.has(value),
    );
    const size = optional.includes(index) ? 1 : shape.min;
    const chosen = Array.from({ length: size }, () => left.splice(next(left.length), 1)[0]!);
    for (const value of chosen) used.add(value);
    return chosen.sort((a, b) => a - b);
  });
  const selection = { rows, list: list ? [drawEntry(list, next)] : [] };
  if (selection.list.includes(-1)) return null;
  // With bankers, the smallest rows do not make a combination: others are added until they do.
  const last = shapes.at(-1);
  while (disjoint && last && play.countUnits(selection) < 1 && rows.at(-1)!.length < last.max) {
    const value = last.low + next(last.high - last.low + 1);
    if (!used.has(value)) rows.at(-1)!.push(value);
    used.add(value);
    rows.at(-1)!.sort((a, b) => a - b);
  }
  return selection;
}

/** An entry of a list; -1 if these numbers are none. */
function drawEntry(list: ListShape, next: (n: number) => number): number {
  const token = Array.from({ length: list.numbers }, () =>
    String(list.low + next(list.high - list.low + 1)).padStart(list.width, '0'),
  ).join('');
  const entry = parseEntry(list, token);
  return typeof entry === 'number' ? entry : -1;
}
