/** A bar of a percentage from 0 to 100; `label` says what of. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-amber transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
