/** Highest number shown; above it a plus sign follows. */
const MAX_SHOWN = 99;

/** A number as a red badge; renders nothing for 0. `words` contains {count} and is for screen readers. */
export function CountBadge({
  count,
  words,
  className = '',
}: {
  count: number;
  words: string;
  className?: string;
}) {
  if (count === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-vermilion px-1.5 text-2xs leading-none font-bold text-vermilion-ink ${className}`}
    >
      <span aria-hidden className="tabular">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="sr-only">{words.replace('{count}', String(count))}</span>
    </span>
  );
}
