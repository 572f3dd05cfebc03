/**
 * Whether a form may put the cursor into its first field as it opens: with a mouse yes; on a phone the keyboard
 * would jump up and hide half of what was just opened.
 */
export function focusesFirstField(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(pointer: fine)').matches;
}
