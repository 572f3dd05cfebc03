import type { IPv4, IPv6 } from 'ipaddr.js';

/** The status of the site as it crosses a process boundary. */
export interface StatusFields {
  maintenance: boolean;
  /** ISO 8601. */
  maintenanceEnd: string | null;
  /** Two-letter codes. */
  blockedCountries: string[];
  /** CIDR: 198.51.100.0/24. */
  blockedNetworks: string[];
  /** The first customer service channel that is not a page of the closed site; shown to refused visitors. */
  servicePath: string | null;
  /** Hosts of the mirror list: pages may measure how fast they answer. */
  mirrors: string[];
  /** Origins of the active vendors' games, which pages may show in a frame. */
  frameOrigins: string[];
}

/** A network as `ipaddr.js` matches it: its address and the length of its prefix. */
export type Network = [IPv4 | IPv6, number];

/** The status of the site, prepared for a check at each request. */
export interface SiteStatus {
  maintenance: boolean;
  /** When the site opens again, if that is known. */
  maintenanceEnd: Date | null;
  /** Two-letter codes. */
  blockedCountries: ReadonlySet<string>;
  blockedNetworks: readonly Network[];
  servicePath: string | undefined;
  mirrors: readonly string[];
  frameOrigins: readonly string[];
}

/** Why a visitor is refused: the status codes of the API, 1 maintenance, 2 region. */
export type Closed = { status: 1; end: Date | null } | { status: 2 };

export interface Visitor {
  ip: string;
  /** Called only where countries are blocked. */
  country: () => string | undefined;
}
