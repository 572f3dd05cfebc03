/** Where the pips of each face are, in a square of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A face of a die. One and four are red, as on dice in Asia. */
export function Die({ face }: { face: number }) {
  const isRed = face === 1 || face === 4;
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="lottery-die">
      {PIPS[face]?.map((place) => (
        <circle
          key={place}
          cx={12 + (place % 3) * 12}
          cy={12 + Math.floor(place / 3) * 12}
          r={face === 1 ? 7 : 4.4}
          data-red={isRed || undefined}
        />
      ))}
    </svg>
  );
}
