'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a form and focuses its first invalid field when `error` appears, as react-hook-form does for its own
 * forms. A change of `attempt` focuses it again when the same error occurs a second time.
 */
export function useFocusFirstInvalid(
  error: string | undefined,
  attempt?: number,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, attempt]);
  return form;
}
