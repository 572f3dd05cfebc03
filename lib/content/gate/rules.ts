import { isIP, isIPv6 } from 'node:net';
import type { Closed, SiteStatus, Visitor } from './types';

/** True while nobody at all is turned away: the usual day, for which no visitor is looked at. */
export function isOpenToAll(status: SiteStatus): boolean {
  return !status.maintenance && status.blockedCountries.size === 0 && !status.blocksNetworks;
}

/** Why the site is closed for a visitor; undefined: it is open. Maintenance is for everybody, so it is named first. */
export function closedFor(status: SiteStatus, visitor: Visitor): Closed | undefined {
  if (status.maintenance) return { status: 1, end: status.maintenanceEnd };
  const { ip } = visitor;
  if (status.blocksNetworks && isIP(ip) && status.blockedNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4'))
    return { status: 2 };
  const country = status.blockedCountries.size > 0 ? visitor.country() : undefined;
  return country && status.blockedCountries.has(country) ? { status: 2 } : undefined;
}

/**
 * Open whatever the status: health checks and the answer to "is it open" (product.md §4), the back office and what its
 * pages are made of, and the vendors' wallet calls, for a round that was staked must be able to end (design.md §5).
 */
const ALWAYS_OPEN =
  /^\/(?:wps\/system\/(?:ping|status|permission|service)(?:\/|$)|backoffice(?:\/|$)|provider\/|_next\/|images\/|messages\/|(?:robots\.txt|manifest\.webmanifest|icon\.svg|icon-192\.png|icon-512\.png|apple-icon\.png|favicon\.ico)$)/;

/** Whether the status applies to an address. */
export function isGated(pathname: string): boolean {
  return !ALWAYS_OPEN.test(pathname);
}

/** Whether a program asks there, who wants the envelope rather than a page. */
export function isCall(pathname: string): boolean {
  return /^\/(?:wps|lgw|lotto|provider|studio\/api|backoffice\/api)\//.test(pathname);
}

/** Seconds after which it is worth asking again: at the end that was told, five minutes where none was; a minute at least. */
export function retryAfter(end: Date | null, at: Date): number {
  if (!end) return 300;
  return Math.max(60, Math.ceil((end.getTime() - at.getTime()) / 1000));
}
