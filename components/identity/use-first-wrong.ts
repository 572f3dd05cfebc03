'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * A form's ref: the cursor goes to its first wrong field as soon as there is one, as react-hook-form's forms do by
 * themselves. `turn` changes where the same error comes again.
 */
export function useFirstWrong(error: string | undefined, turn?: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, turn]);
  return form;
}
