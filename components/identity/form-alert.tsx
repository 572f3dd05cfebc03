import type { ReactNode } from 'react';
import { CircleAlert } from '@/components/ui/icons';

/** The error of a form as a whole. Screen readers announce it when it appears. While empty it takes no space and no gap. */
export function FormAlert({ message }: { message: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {message && (
        <p className="flex items-start gap-2 rounded-control border border-vermilion/40 bg-vermilion-wash px-3.5 py-2.5 text-sm text-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-vermilion" />
          {message}
        </p>
      )}
    </div>
  );
}
