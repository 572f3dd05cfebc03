/** A figure on its way to a goal: label, both amounts and a bar. */
export function ProgressLine({
  label,
  text,
  percent,
  colour,
}: {
  label: string;
  /** What is reached of what is needed, in words. */
  text: string;
  /** From 0 to 100. */
  percent: number;
  /** #rrggbb; without it, the brand's colour. */
  colour?: string | undefined;
}) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-muted">{label}</span>
        <span className="font-medium">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-amber"
          style={{ inlineSize: `${percent}%`, ...(colour && { backgroundColor: colour }) }}
        />
      </div>
    </div>
  );
}
