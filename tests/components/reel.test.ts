import { Reel, type ReelSymbol } from '@/components/studio/slots/machine/reel';

const FRAME = 1000 / 60;
const column = (rows: number): ReelSymbol[] =>
  Array.from({ length: rows }, () => ({ id: 'low1' as const, value: 0 }));

/** Turns a reel for `before` milliseconds and stops it. Returns the place of the first landing symbol in each frame, in cells. */
function stopped(rows: number, turbo: boolean, before: number): number[] {
  const reel = new Reel(column(rows));
  reel.start(['high1', 'high2', 'high3'], turbo);
  for (let time = 0; time < before; time += FRAME) reel.advance(FRAME);
  const landing = column(rows);
  void reel.stopAt(landing, turbo);
  const places: number[] = [];
  while (reel.phase !== 'rest' && places.length < 600) {
    reel.advance(FRAME);
    let index = -400;
    while (reel.at(index) !== landing[0]) index++;
    places.push(index + reel.scroll);
  }
  return places;
}

describe.each([3, 4, 5, 7])('a reel of %i rows', (rows) => {
  it.each([
    [false, 180],
    [false, 900],
    [false, 2_345],
    [true, 400],
  ])('stops with a small snap of about 120 ms (turbo %s, after %i ms)', (turbo, before) => {
    const places = stopped(rows, turbo, before);
    const arrived = places.findIndex((place) => place >= 0);
    const snap = places.slice(arrived);
    expect(Math.max(...snap)).toBeLessThanOrEqual(0.1);
    expect((snap.length - 1) * FRAME).toBeLessThanOrEqual(140);
    expect(places.at(-1)).toBe(0);
    // The symbols come from above the window and move only downwards until they arrive.
    expect(places[0]).toBeLessThan(-rows);
    for (let frame = 1; frame <= arrived; frame++)
      expect(places[frame]).toBeGreaterThanOrEqual(places[frame - 1]!);
  });
});

test('a reel calls back when it reaches its stop, and rests after that', async () => {
  const reel = new Reel(column(3));
  reel.start([], false);
  const phases: string[] = [];
  const rest = reel.stopAt(column(3), false, () => phases.push(reel.phase)).then(() => phases.push('rests'));
  for (let frame = 0; frame < 120; frame++) reel.advance(FRAME);
  await rest;
  expect(phases).toEqual(['snap', 'rests']);
});
