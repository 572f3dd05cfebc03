import type { CSSProperties } from 'react';

const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The winner stops at so many percent of the lane, and each following car so much behind the one before. */
const FINISH = 84;
const GAP = 7.2;

/**
 * The ten cars in their lanes. While the result is awaited they drive; when it is there, each goes to its place. The places are read out by
 * the row of plates below.
 */
export function Race({ order, landed }: { order: readonly number[] | null; landed: number | undefined }) {
  return (
    <div aria-hidden dir="ltr" className="lottery-picture lottery-track">
      {CARS.map((car) => {
        const place = order?.indexOf(car) ?? -1;
        return (
          <span key={car} className="lottery-lane">
            <span
              className={`lottery-car lottery-racer ${order ? '' : 'lottery-driving'} ${landed === undefined ? 'lottery-parked' : ''}`}
              data-car={car}
              style={
                {
                  '--lottery-place': `${order ? FINISH - place * GAP : 30 + ((car * 7) % 10) * 3}%`,
                  '--lottery-index': car,
                } as CSSProperties
              }
            >
              <svg viewBox="0 0 40 18">
                <path d="M2 11c0-2 2-3 5-3l5-5c1-1 2-1.500 4-1.500h7c2 0 3 .5 4 2L30 7l6 1.500c2 .5 3 1.500 3 3.500v1c0 1-.5 1.500-1.500 1.500h-34C2.500 14.500 2 14 2 13z" />
                <path
                  className="lottery-window"
                  d="M13.500 7.500 16 4.500c.500-.7 1-1 2-1h1.500v4zM21 3.500h3c1 0 1.600.3 2.200 1l2 3H21z"
                />
                <circle cx="10" cy="14.500" r="3" />
                <circle cx="31" cy="14.500" r="3" />
              </svg>
              <b>{car}</b>
            </span>
          </span>
        );
      })}
    </div>
  );
}
