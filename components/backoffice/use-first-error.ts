import { useEffect, useRef, type RefObject } from 'react';
import type { Failure } from './use-call';

/** The form's ref. After a refused call the first field with an error has the focus, also if the form is longer than the window. */
export function useFirstError(failure: Failure | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
