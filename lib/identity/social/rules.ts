import type { Journey } from './journey';

/**
 * Returns the page that a journey ends on: the one that it started on, with `social` in its query, at which the page
 * fetches the outcome; else the login page. It is never on another host (X15).
 */
export function landingPage(site: string, journey: Journey | undefined): URL {
  const home = new URL('/login', site);
  const requested = journey?.step === 'away' ? new URL(journey.back, site) : home;
  const address = requested.origin === home.origin ? requested : home;
  address.searchParams.set('social', '1');
  return address;
}
