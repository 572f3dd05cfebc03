import type { ReactNode } from 'react';

/** One figure of a summary, with its label. Stands inside a `dl`. */
export function FigureTile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col justify-between rounded-card border border-hairline bg-surface px-4 py-3 shadow-inset-light">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="mt-1 truncate font-display text-lg font-bold sm:text-xl">{children}</dd>
    </div>
  );
}
