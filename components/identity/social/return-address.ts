const MARK = 'social';

/** Whether the browser has just come back from Google or Facebook: the site then tells how it ended. */
export const cameBack = (): boolean => new URLSearchParams(window.location.search).get(MARK) === '1';

/** Takes the mark off the address, so that a reload asks nothing. */
export function forgetReturn(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(MARK);
  // Without Next's own part of the state, which would make it take the step for its own.
  window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`);
}
