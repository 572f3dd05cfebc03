import type { ReactNode } from 'react';

/** The label of a field, with a star if the field is required (REG-6). Screen readers learn it from the control itself. */
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
