import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** A list of names with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-hairline text-sm">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 text-end font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
