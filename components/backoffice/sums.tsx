import type { ReactNode } from 'react';

/** A row with the sums of a period. */
export function Sums({ sums }: { sums: readonly { key: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 pb-4 lg:grid-cols-4">
      {sums.map(({ key, name, value }) => (
        <div key={key}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
