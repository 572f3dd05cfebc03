import type { VendorPort } from '@/lib/gateway/protocol/types';
import type { SeatModel } from '@/lib/studio/engine';

/** What the studio needs of its database. A `pg.Pool` is one. */
export interface Sql {
  query<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}

/** Which version of which model a round is played with. */
export interface ModelReference {
  engine: string;
  model: string;
  version: number;
}

/** A game that the studio runs: a model, a look and a stake table, sold under a vendor's code. */
export interface StudioGame {
  nodeId: bigint;
  vendor: string;
  /** The vendor's own code of it. */
  code: string;
  /** Its name by locale; `en` is always there. */
  names: Readonly<Record<string, string>>;
  /** The engine and the model that new rounds begin with. */
  engine: string;
  model: string;
  /** Names the folder of its symbols. It is stored with each round, whose record shows the same pictures. */
  look: string;
  /** Where its pictures are: a folder of symbols, and a landscape in two shapes. */
  pictures: { symbols: string; wide: string; tall: string; version: string };
  stakeTable: string;
  /** False during maintenance: open rounds can be finished, new ones cannot begin. */
  open: boolean;
}

/**
 * Everything the studio needs of the site it runs in. The studio knows no member and no ledger: money moves through the vendor
 * protocol, in process here, over HTTP if the studio is served alone.
 */
export interface StudioHost {
  sql: Sql;
  port(vendor: string): VendorPort;
  /** A game by the site's id; undefined if the studio runs no such game. */
  game(nodeId: bigint): Promise<StudioGame | undefined>;
  /** A model of an engine, in its current version or in a stated one; undefined if it is gone. */
  model(engine: string, code: string, version?: number): SeatModel | undefined;
  /** The shortest time between the beginnings of two rounds at an engine, in milliseconds; 0: any. */
  leastRoundMs(engine: string): number;
}
