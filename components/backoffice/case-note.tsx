import { Info } from '@/components/ui/icons';
import type { ReactNode } from 'react';

/** A remark that the operator must read before a decision. */
export function CaseNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="flex items-start gap-2 rounded-control border border-hairline bg-amber-wash px-3.5 py-2.5 text-sm"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
      <span>{children}</span>
    </p>
  );
}
