import type { ReactNode } from 'react';

/** A label whose field must be filled in (product.md §5: marked with a star; the control itself says so to readers). */
export function RequiredLabel({ text, required }: { text: ReactNode; required: boolean }) {
  return (
    <>
      {text}
      {required && (
        <span aria-hidden className="ms-1 text-amber">
          *
        </span>
      )}
    </>
  );
}
