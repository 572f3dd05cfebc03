import { classes } from '@/components/ui/classes';

interface Props {
  titles: readonly string[];
  /** The place under the pointer; undefined before the first spin. */
  place: number | undefined;
  /** How often it has been turned: each spin turns further in the same direction. */
  turns: number;
  label: string;
}

const SIZE = 320;
const CENTRE = SIZE / 2;
const RADIUS = 150;

const point = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(turn)).toFixed(2)} ${(CENTRE + radius * Math.sin(turn)).toFixed(2)}`;
};

/**
 * The wheel. Its sectors have equal angles, so that each title can be read; the chances are in the table beside it. It turns to the sector
 * that was drawn, and stands still for readers who want no motion.
 */
export function WheelPicture({ titles, place, turns, label }: Props) {
  const angle = 360 / titles.length;
  const rotation = place === undefined ? 0 : turns * 360 * 5 - (place + 0.5) * angle;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-96" dir="ltr">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className="size-full">
        <g
          style={{ transform: `rotate(${rotation}deg)`, transformOrigin: 'center' }}
          className="transition-transform duration-[3500ms] ease-out motion-reduce:transition-none"
        >
          {titles.map((title, index) => {
            const from = index * angle;
            const large = angle > 180 ? 1 : 0;
            return (
              // A sector has no other name than its place.
              <g key={index}>
                <path
                  d={`M${CENTRE} ${CENTRE} L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(from + angle, RADIUS)} Z`}
                  className={classes(
                    'stroke-hairline',
                    index % 2 === 0 ? 'fill-amber-wash' : 'fill-raised',
                    index === place && 'stroke-amber',
                  )}
                />
                <text
                  transform={`rotate(${from + angle / 2} ${CENTRE} ${CENTRE}) translate(${CENTRE} ${CENTRE - RADIUS + 26})`}
                  textAnchor="middle"
                  className="fill-ink text-[11px] font-semibold"
                >
                  {title.length > 14 ? `${title.slice(0, 13)}…` : title}
                </text>
              </g>
            );
          })}
        </g>
        <circle cx={CENTRE} cy={CENTRE} r="24" className="fill-surface stroke-amber" strokeWidth="3" />
        <path d={`M${CENTRE - 12} 2 h24 l-12 22 z`} className="fill-amber" />
      </svg>
    </div>
  );
}
