const RETURN_PARAMETER = 'social';

/** Returns whether the browser has just come back from Google or Facebook. The outcome is then fetched (useSocialOutcome). */
export const hasReturnedFromProvider = (): boolean =>
  new URLSearchParams(window.location.search).get(RETURN_PARAMETER) === '1';

/** Removes the parameter from the address, so a reload does not fetch the outcome again. */
export function clearReturnParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(RETURN_PARAMETER);
  // The state is null: with Next.js's own part of the state, the router would take this for its own navigation.
  window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`);
}
