import type { Journey } from './journey';

/**
 * The page of ours that a journey ends on: the one it began on, with `social` in its query, so that the page asks how it
 * ended; the login page where nobody knows. Never another host, whatever the path says (trust.md X15).
 */
export function landing(site: string, journey: Journey | undefined): URL {
  const home = new URL('/login', site);
  const asked = journey?.step === 'away' ? new URL(journey.back, site) : home;
  const address = asked.origin === home.origin ? asked : home;
  address.searchParams.set('social', '1');
  return address;
}
