import type { VendorPort } from '@/lib/gateway/protocol/types';
import type { ModelCode } from '@/lib/studio/slots/types';

/** The studio's own database, as little of it as the studio needs: a `pg.Pool` is one. */
export interface Sql {
  query<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}

/** A game as it was ordered: a model, a theme and a stake table, sold under a vendor's code. */
export interface StudioGame {
  nodeId: bigint;
  vendor: string;
  /** The vendor's own code of it. */
  code: string;
  /** Its name by locale; `en` is always there. */
  names: Readonly<Record<string, string>>;
  model: ModelCode;
  /** What its pictures look like, by the name of the symbols' folder: kept in the record of a round, which shows the same. */
  look: string;
  /** Where its pictures are: a folder of symbols, and a landscape in two shapes. */
  pictures: { symbols: string; wide: string; tall: string; version: string };
  stakeTable: string;
  /** Whether paid spins are taken; where not (maintenance), open rounds are still played to their end. */
  open: boolean;
}

/**
 * Everything the studio gets from the house it runs in. It knows no member and no ledger: money goes through the
 * vendor protocol, in process here, over HTTP where the studio is served alone.
 */
export interface StudioHost {
  sql: Sql;
  port(vendor: string): VendorPort;
  /** A game by the site's id of it; undefined where there is none that the studio runs. */
  game(nodeId: bigint): Promise<StudioGame | undefined>;
}
