/**
 * The animals of the lunar year as line drawings of our own, from the rat to the pig: a head from the front, with what tells it apart. Each
 * is drawn in a square of 32.
 */
const DRAWINGS: readonly string[] = [
  // Rat: two round ears, a pointed face, whiskers.
  'M9 12a5 5 0 1 1 5-6m4 0a5 5 0 1 1 5 6M8 15c0 7 5 12 8 13 3-1 8-6 8-13 0-5-4-7-8-7s-8 2-8 7zM13 16h.1M19 16h.1M15 25h2M4 20l6 1M28 20l-6 1',
  // Ox: horns, broad muzzle.
  'M9 12C4 11 3 7 4 4c1 3 4 4 8 5m11 3c5-1 6-5 5-8-1 3-4 4-8 5M10 10h12l1 9c0 6-3 9-7 9s-7-3-7-9zM13 15h.1M19 15h.1M11 22c2-2 8-2 10 0M14 24h.1M18 24h.1',
  // Tiger: small ears, stripes on the forehead.
  'M8 11c-3-1-3-6 0-7 3 0 4 2 4 3m12 4c3-1 3-6 0-7-3 0-4 2-4 3M7 16c0 7 4 12 9 12s9-5 9-12c0-6-4-9-9-9s-9 3-9 9zM13 9h6M14 12h4M16 7v7M12 17h.1M20 17h.1M14 21h4l-2 2zM16 23v2',
  // Rabbit: two long ears.
  'M12 13C9 10 8 3 10 2c3 0 4 6 4 10m6 1c3-3 4-10 2-11-3 0-4 6-4 10M8 20c0 5 4 9 8 9s8-4 8-9-4-8-8-8-8 3-8 8zM13 19h.1M19 19h.1M15 23h2l-1 1zM16 24v2',
  // Dragon: antlers, mane, long whiskers.
  'M12 9C10 7 10 5 7 3m3 3L7 7m13 2c2-2 2-4 5-6m-3 3 3 1M9 12l-3 3 3 2-2 4 4 1m12-10 3 3-3 2 2 4-4 1M11 11c3-3 7-3 10 0v8c0 5-2 9-5 9s-5-4-5-9zM14 15h.1M18 15h.1M14 23h.1M18 23h.1M12 21c-3 1-4 5-7 5m15-5c3 1 4 5 7 5',
  // Snake: a coil with a raised head.
  'M6 25c0-4 20-4 20 0s-20 4-20 0zM10 22c-1-4 12-4 12-1M14 19c-2-4 6-6 4-11-1-4-7-3-7 0 0 2 2 3 4 2M13 7h.1M11 10l-4 1m0 0-2-1m2 1-1 2',
  // Horse: a long head with a mane.
  'M20 4l-3 4c-5 1-8 5-10 10-1 3 1 6 4 5 2 0 3-2 5-3l2 8h8c1-8 0-16-5-20zM20 4l2 5M17 8l4 0M15 13h.1M9 20h.1M22 9c2 4 3 8 3 12M24 12c2 3 3 6 3 9',
  // Goat: curved horns and a beard.
  'M12 10C7 11 3 9 4 4c2 0 1 4 5 3 2 0 3 1 4 2m7 1c5 1 9-1 8-6-2 0-1 4-5 3-2 0-3 1-4 2M11 11l-4 3 4 2m10-5 4 3-4 2M11 10h10v8c0 4-2 7-5 7s-5-3-5-7zM14 15h.1M18 15h.1M15 21h2M14 25l2 5 2-5',
  // Monkey: round ears at the sides, a bright face.
  'M7 19c-3 1-5-1-5-3s2-4 5-3m18 6c3 1 5-1 5-3s-2-4-5-3M7 16c0 7 4 12 9 12s9-5 9-12c0-6-4-10-9-10s-9 4-9 10zM10 17c-1-4 3-6 6-3 3-3 7-1 6 3M13 17h.1M19 17h.1M12 22c2 3 6 3 8 0M15 20h.1M17 20h.1',
  // Rooster: a comb, a beak, a wattle.
  'M11 10c-3-3 0-6 2-4 0-4 5-4 5 0 3-2 5 1 2 4M9 18c0 6 3 11 8 11s8-5 8-11c0-5-3-9-8-9s-8 4-8 9zM19 15h.1M9 16l-6 3 6 3M10 22c-3 1-3 5-1 6 2 0 3-3 3-5',
  // Dog: ears that hang.
  'M10 9C6 6 3 9 4 14c1 4 3 5 5 4m13-9c4-3 7 0 6 5-1 4-3 5-5 4M9 17c0 6 3 11 7 11s7-5 7-11c0-6-3-10-7-10s-7 4-7 10zM13 16h.1M19 16h.1M14 20h4l-2 2zM16 22v2c-1 1-2 1-3 0m3 0c1 1 2 1 3 0',
  // Pig: pointed ears and a round snout.
  'M10 10 6 4c4 0 6 1 8 3m8 3 4-6c-4 0-6 1-8 3M7 17c0 6 4 11 9 11s9-5 9-11-4-10-9-10-9 4-9 10zM12 15h.1M20 15h.1M11 21c0 4 10 4 10 0s-10-4-10 0zM14 21h.1M18 21h.1',
];

/** An animal of the lunar year; 0 is the rat, 11 the pig. The name stands beside it or in the label of the picture around it. */
export function Animal({ animal, className }: { animal: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={DRAWINGS[animal] ?? ''} />
    </svg>
  );
}
