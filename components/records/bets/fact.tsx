import type { ReactNode } from 'react';

/** A fact of a bet in a list of definitions: its name above its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
