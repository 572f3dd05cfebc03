import { useId } from 'react';
import type { Emblem } from '@/lib/rewards/vip/types';

/** The shapes inside a medal, in a box of 24 by 24. */
const SHAPES: Readonly<Record<Emblem, string>> = {
  lantern:
    'M12 2v2.2M8.2 6.4h7.6M7.6 6.4C5.4 8 4.6 10 4.6 12s.8 4 3 5.6h8.8c2.2-1.6 3-3.6 3-5.6s-.8-4-3-5.6zM8.2 17.6h7.6M12 19v3M9.6 6.4c-1.2 3.6-1.2 7.6 0 11.2M14.4 6.4c1.2 3.6 1.2 7.6 0 11.2',
  leaf: 'M4.5 19.5C3.5 11 8 4.5 20 4c.5 12-6 16.5-14 15M4.5 19.5 14.5 9.5M9.2 14.8l-.2-5M12.6 11.4l4.4.3',
  star: 'm12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z',
  crown: 'M3.5 8.5 7.2 17h9.6l3.7-8.5-5 3.3L12 5l-3.5 6.8zM7.2 20h9.6M3.5 7.5v.01M20.5 7.5v.01M12 4v.01',
  gem: 'M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M9 9.5 12 20.5l3-11L12 4 9 9.5',
};

/** Points of a regular polygon with 12 corners, alternately on two circles: the rim of a medal. */
const RIM = Array.from({ length: 24 }, (_, corner) => {
  const radius = corner % 2 === 0 ? 31 : 28.5;
  const angle = (corner * Math.PI) / 12;
  return `${(32 + radius * Math.sin(angle)).toFixed(2)},${(32 - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

/** The picture of a rank: a medal in its colour with its emblem, drawn as SVG. It is a decoration: the name of the rank is beside it. */
export function RankMedal({
  colour,
  emblem,
  className,
}: {
  /** #rrggbb. */
  colour: string;
  emblem: Emblem;
  className?: string;
}) {
  const gradient = useId();
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.55" />
          <stop offset="0.45" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#000000" stopOpacity="0.35" />
        </linearGradient>
      </defs>
      <polygon points={RIM} fill={colour} />
      <polygon points={RIM} fill={`url(#${gradient})`} />
      <circle cx="32" cy="32" r="22.5" fill="#14110d" fillOpacity="0.82" />
      <circle cx="32" cy="32" r="22.5" fill="none" stroke={colour} strokeWidth="1.5" strokeOpacity="0.9" />
      <path
        d={SHAPES[emblem]}
        transform="translate(17 17) scale(1.25)"
        fill="none"
        stroke={colour}
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
