import { detectBotTrail, detectBotKeys, isInPlace, type TrailPoint } from '@/lib/identity/slider/rules';
import { handTo } from '../support/slider';

const HOUR = 3_600_000;

/** What programs send: `points` samples of a course from 0 to x in `took` milliseconds. */
const course = (
  x: number,
  {
    took = 800,
    points = 25,
    at = (share: number) => share,
    y = (_: number) => 0,
    wait = (share: number) => share,
  },
): TrailPoint[] =>
  Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return [x * at(share), y(share), Math.round(took * wait(share))];
  });

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

describe('a hand', () => {
  it.each([
    ['a short way', handTo(96)],
    ['a long way', handTo(260, 1_400, 60)],
    ['a quick flick of the thumb', handTo(150, 320, 14)],
    ['a slow one', handTo(200, 6_000, 90)],
    [
      'past it and back',
      [...handTo(180, 700, 20), [186, 2, 760], [183, 2, 830], [180, 1, 930]] as TrailPoint[],
    ],
  ])('%s passes', (_, trail) => {
    expect(detectBotTrail(trail, trail.at(-1)![0], HOUR)).toBeUndefined();
  });
});

describe('a program', () => {
  it.each<[string, TrailPoint[], string]>([
    [
      'at once',
      [
        [0, 0, 0],
        [180, 0, 1],
      ],
      'TOO_FAST',
    ],
    [
      'two points, in time',
      [
        [0, 0, 0],
        [180, 0, 900],
      ],
      'SHORT',
    ],
    ['straight at constant speed', course(180, {}), 'CONSTANT'],
    ['constant speed, wavering height', course(180, { y: (s) => Math.sin(s * 40) * 4 }), 'CONSTANT'],
    ['constant speed, uneven waits', course(180, { wait: (s) => s + Math.sin(s * 9) / 200 }), 'CONSTANT'],
    ['an easing function, level', course(180, { at: easeOut }), 'MACHINE_LIKE'],
    ['another easing function, level', course(180, { at: easeInOut, points: 30 }), 'MACHINE_LIKE'],
    ['a leap in the middle', [...handTo(40, 400, 8), [170, 1, 450], [175, 1, 600], [180, 2, 900]], 'JUMP'],
    [
      'clock running backwards',
      [
        [0, 0, 0],
        [20, 1, 200],
        [60, 2, 100],
        [90, 1, 400],
        [140, 0, 600],
        [180, 0, 900],
      ],
      'BACKWARDS_TIME',
    ],
    ['beginning elsewhere', handTo(180).map(([x, y, at]) => [x + 20, y, at] as const), 'START'],
  ])('%s is detected', (_, trail, doubt) => {
    expect(detectBotTrail(trail, trail.at(-1)![0], HOUR)).toBe(doubt);
  });

  it('is detected if the trail ends elsewhere than the answer', () => {
    expect(detectBotTrail(handTo(180), 150, HOUR)).toBe('END');
  });

  it('is detected if the trail is longer than the puzzle’s age', () => {
    expect(detectBotTrail(handTo(180, 900), 180, 400)).toBe('SOONER_THAN_ASKED');
    expect(detectBotTrail(handTo(180, 900), 180, 1_000)).toBeUndefined();
  });
});

describe('arrow keys', () => {
  const keys = (step: number, waits: (index: number) => number, presses: number): TrailPoint[] => {
    const trail: TrailPoint[] = [[0, 0, 0]];
    for (let index = 0; index < presses; index++) {
      const [x, , at] = trail.at(-1)!;
      trail.push([x + step, 0, at + waits(index)]);
    }
    return trail;
  };

  it('pass when pressed one by one and when held down', () => {
    expect(
      detectBotKeys(
        keys(4, (index) => 90 + (index % 5) * 13, 30),
        120,
        HOUR,
      ),
    ).toBeUndefined();
    expect(
      detectBotKeys(
        keys(4, (index) => (index === 0 ? 480 : 33), 30),
        120,
        HOUR,
      ),
    ).toBeUndefined();
  });

  it('are detected at equal intervals, in leaps, or too fast', () => {
    expect(
      detectBotKeys(
        keys(4, () => 20, 30),
        120,
        HOUR,
      ),
    ).toBe('MACHINE_LIKE');
    expect(
      detectBotKeys(
        keys(40, (index) => 90 + index, 6),
        240,
        HOUR,
      ),
    ).toBe('JUMP');
    expect(
      detectBotKeys(
        keys(4, (index) => 1 + (index % 2), 30),
        120,
        HOUR,
      ),
    ).toBe('TOO_FAST');
  });
});

describe('isInPlace', () => {
  it.each([
    [100, 100, true],
    [96, 100, true],
    [104, 100, true],
    [95.9, 100, false],
    [104.1, 100, false],
  ])('%d for %d: %s', (x, answer, right) => expect(isInPlace(x, answer)).toBe(right));
});
