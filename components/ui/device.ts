/** Whether the page is used with a finger on a phone or tablet, or on a desktop. Only in the browser. */
export function deviceKind(): 'phone' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop';
}
