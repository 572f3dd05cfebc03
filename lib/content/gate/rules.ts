import ipaddr from 'ipaddr.js';
import type { Closed, Network, SiteStatus, StatusFields, Visitor } from './types';

/** Prepares the status for a check at each request. */
export function prepareStatus(fields: StatusFields): SiteStatus {
  return {
    maintenance: fields.maintenance,
    maintenanceEnd: fields.maintenanceEnd === null ? null : new Date(fields.maintenanceEnd),
    blockedCountries: new Set(fields.blockedCountries),
    blockedNetworks: fields.blockedNetworks.map((network) => ipaddr.parseCIDR(network)),
    servicePath: fields.servicePath ?? undefined,
    mirrors: fields.mirrors,
    frameOrigins: fields.frameOrigins,
  };
}

/** Returns true if the status refuses nobody. Visitors then need no check. */
export function isOpenForAll(status: SiteStatus): boolean {
  return !status.maintenance && status.blockedCountries.size === 0 && status.blockedNetworks.length === 0;
}

/**
 * Returns why the site is closed for a visitor, or undefined if it is open. Maintenance is for everybody, so it is
 * checked first.
 */
export function closedReason(status: SiteStatus, visitor: Visitor): Closed | undefined {
  if (status.maintenance) return { status: 1, end: status.maintenanceEnd };
  if (isInNetworks(visitor.ip, status.blockedNetworks)) return { status: 2 };
  const country = status.blockedCountries.size > 0 ? visitor.country() : undefined;
  return country && status.blockedCountries.has(country) ? { status: 2 } : undefined;
}

function isInNetworks(ip: string, networks: readonly Network[]): boolean {
  if (networks.length === 0 || !ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

/**
 * Addresses that stay open in every status (STATUS-4): health checks, the status call, the back office with the files
 * of its pages, and the vendors' wallet calls, because a round with a bet must be able to end.
 */
const ALWAYS_OPEN =
  /^\/(?:wps\/system\/(?:ping|status|permission|service)(?:\/|$)|backoffice(?:\/|$)|provider\/|_next\/|images\/|messages\/|(?:robots\.txt|manifest\.webmanifest|icon\.svg|icon-192\.png|icon-512\.png|apple-icon\.png|favicon\.ico)$)/;

/** Whether the status applies to an address. */
export function isGated(pathname: string): boolean {
  return !ALWAYS_OPEN.test(pathname);
}

/** Whether an address is a call, which is refused with the envelope instead of a page. */
export function isCall(pathname: string): boolean {
  return /^\/(?:wps|lgw|lotto|provider|studio\/api|backoffice\/api)\//.test(pathname);
}

/** Returns Retry-After in seconds: until the announced end, at least a minute; five minutes if no end is known. */
export function retryAfter(end: Date | null, at: Date): number {
  if (!end) return 300;
  return Math.max(60, Math.ceil((end.getTime() - at.getTime()) / 1000));
}
