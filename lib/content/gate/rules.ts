import ipaddr from 'ipaddr.js';
import type { Closed, Network, SiteStatus, StatusFields, Visitor } from './types';

/** Prepares the status for a check at each request. */
export function prepareStatus(fields: StatusFields): SiteStatus {
  return {
    maintenance: fields.maintenance,
    maintenanceEnd: fields.maintenanceEnd === null ? null : new Date(fields.maintenanceEnd),
    blockedCountries: new Set(fields.blockedCountries),
    blockedNetworks: fields.blockedNetworks.map((network) => ipaddr.parseCIDR(network)),
    allowedCountries: new Set(fields.allowedCountries),
    allowedNetworks: fields.allowedNetworks.map((network) => ipaddr.parseCIDR(network)),
    servicePath: fields.servicePath ?? undefined,
    mirrors: fields.mirrors,
    frameOrigins: fields.frameOrigins,
    closedVendors: new Set(fields.closedVendors),
    languages: fields.languages,
  };
}

/** Who is served, by country and network. */
export type RegionRules = Pick<
  SiteStatus,
  'blockedCountries' | 'blockedNetworks' | 'allowedCountries' | 'allowedNetworks'
>;

/** Returns true if the status refuses nobody. Visitors then need no check. */
export function isOpenForAll(status: SiteStatus): boolean {
  const rules = [status.blockedCountries.size, status.blockedNetworks.length];
  return !status.maintenance && !hasAllowList(status) && rules.every((count) => count === 0);
}

const hasAllowList = ({ allowedCountries, allowedNetworks }: RegionRules) =>
  allowedCountries.size > 0 || allowedNetworks.length > 0;

/**
 * Returns why the site is closed for a visitor, or undefined if it is open. Maintenance is for everybody, so it is
 * checked first.
 */
export function closedReason(status: SiteStatus, visitor: Visitor): Closed | undefined {
  if (status.maintenance) return { status: 1, end: status.maintenanceEnd };
  return isBarred(status, visitor) ? { status: 2 } : undefined;
}

/**
 * Returns whether the region rules bar a visitor. Networks are more specific than countries, so they are checked first: a blocked one is
 * refused, an allowed one is served. A country that is unknown is in no list.
 */
export function isBarred(rules: RegionRules, { ip, country }: Visitor): boolean {
  if (isInNetworks(ip, rules.blockedNetworks)) return true;
  if (isInNetworks(ip, rules.allowedNetworks)) return false;
  const namesCountries = rules.blockedCountries.size > 0 || rules.allowedCountries.size > 0;
  const code = namesCountries ? country() : undefined;
  if (code !== undefined && rules.blockedCountries.has(code)) return true;
  return hasAllowList(rules) && !(code !== undefined && rules.allowedCountries.has(code));
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
 * of its pages, the calls that the site makes to itself, the vendors' wallet calls, because a round with a bet must be able to
 * end, the notifications of payment providers, because a payment that was begun must be able to arrive, and the reporting API, which has keys and addresses of its own.
 */
const ALWAYS_OPEN =
  /^\/(?:wps\/system\/(?:ping|status|permission|service|gate)(?:\/|$)|backoffice(?:\/|$)|provider\/|payments\/|api\/v1\/|_next\/|images\/|messages\/|(?:robots\.txt|manifest\.webmanifest|favicon\.ico)$)/;

/** Whether the status applies to an address. */
export function isGated(pathname: string): boolean {
  return !ALWAYS_OPEN.test(pathname);
}

/** Whether an address is a call, which is refused with the envelope instead of a page. */
export function isCall(pathname: string): boolean {
  return /^\/(?:wps|lgw|lotto|provider|api\/v1|studio\/api|backoffice\/api)\//.test(pathname);
}

/** Returns Retry-After in seconds: until the announced end, at least a minute; five minutes if no end is known. */
export function retryAfter(end: Date | null, at: Date): number {
  if (!end) return 300;
  return Math.max(60, Math.ceil((end.getTime() - at.getTime()) / 1000));
}
