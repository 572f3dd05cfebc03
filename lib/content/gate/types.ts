import type { BlockList } from 'node:net';

/** Who may enter, as it is kept in memory. */
export interface SiteStatus {
  maintenance: boolean;
  /** When it will be open again, if anybody knows. */
  maintenanceEnd: Date | null;
  /** Two-letter codes. */
  blockedCountries: ReadonlySet<string>;
  blockedNetworks: BlockList;
  /** False where no network is blocked: the list itself cannot be asked. */
  blocksNetworks: boolean;
  /** The first channel of customer service that is not a page of the closed site, for whoever is turned away. */
  servicePath: string | undefined;
  /** The mirror list: hosts that pages may ask how fast they answer. */
  mirrors: readonly string[];
}

/** Why somebody does not get in: the codes of product.md §4. */
export type Closed = { status: 1; end: Date | null } | { status: 2 };

export interface Visitor {
  ip: string;
  /** Asked only where countries are blocked. */
  country: () => string | undefined;
}
