/**
 * Returns whether a form focuses its first field when it opens: with a mouse only. On a phone the keyboard would appear and
 * hide half of the form.
 */
export function shouldFocusFirstField(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(pointer: fine)').matches;
}
