/** Length of the circle of radius 15.9155, so that a part of it is its percentage. */
const AROUND = 100;

/** How much of a goal is reached, as a ring with the percentage inside. */
export function ProgressRing({ percent, label, done }: { percent: number; label: string; done: boolean }) {
  return (
    <div role="img" aria-label={label} className="relative size-14 shrink-0 sm:size-16">
      <svg viewBox="0 0 36 36" className="size-full -rotate-90" aria-hidden>
        <circle cx="18" cy="18" r="15.9155" fill="none" strokeWidth="3.2" className="stroke-hairline" />
        <circle
          cx="18"
          cy="18"
          r="15.9155"
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeDasharray={`${percent} ${AROUND}`}
          // A round cap of an empty line would be a dot.
          className={percent === 0 ? 'stroke-transparent' : done ? 'stroke-jade' : 'stroke-amber'}
        />
      </svg>
      <span aria-hidden className="tabular absolute inset-0 grid place-items-center text-xs font-bold">
        {percent}%
      </span>
    </div>
  );
}
