import type { IPv4, IPv6 } from 'ipaddr.js';
import type { SiteLanguages } from '@/lib/i18n/site';

/** The status of the site as it crosses a process boundary. */
export interface StatusFields {
  maintenance: boolean;
  /** ISO 8601. */
  maintenanceEnd: string | null;
  /** Two-letter codes. */
  blockedCountries: string[];
  /** CIDR: 198.51.100.0/24. */
  blockedNetworks: string[];
  /** If one of these two is not empty, only visitors of these countries and networks are served. */
  allowedCountries: string[];
  allowedNetworks: string[];
  /** The first customer service channel that is not a page of the closed site; shown to refused visitors. */
  servicePath: string | null;
  /** Hosts of the mirror list: pages may measure how fast they answer. */
  mirrors: string[];
  /** Origins of the active vendors' games, which pages may show in a frame. */
  frameOrigins: string[];
  /** Vendors that are paused or disabled: they take no new stakes. */
  closedVendors: string[];
  /** The languages that the site offers (lib/i18n/site.ts); the middleware knows only those of the build. */
  languages: SiteLanguages;
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
  allowedCountries: ReadonlySet<string>;
  allowedNetworks: readonly Network[];
  servicePath: string | undefined;
  mirrors: readonly string[];
  frameOrigins: readonly string[];
  closedVendors: ReadonlySet<string>;
  languages: SiteLanguages;
}

/** Why a visitor is refused: the status codes of the API, 1 maintenance, 2 region. */
export type Closed = { status: 1; end: Date | null } | { status: 2 };

export interface Visitor {
  ip: string;
  /** Called only if a rule names countries. */
  country: () => string | undefined;
}
