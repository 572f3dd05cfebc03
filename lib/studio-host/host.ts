import { LRUCache } from 'lru-cache';
import { database, databasePool } from '@/lib/db/client';
import { ARTWORK_VERSION } from '@/lib/catalogue/artwork/tile';
import { gameByNode } from '@/lib/catalogue/queries';
import { countedPort } from '@/lib/gateway/health/port';
import { vendorPort } from '@/lib/gateway/in-process';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { siteConfig } from '@/lib/platform/site-config';
import type { Sql, StudioGame, StudioHost } from '@/lib/studio/play/host';
import { findEngine, findSeatModel } from '@/lib/studio/registry';

/** A game may be changed or closed in the database: it is read again after a minute. */
const GAME_CACHE_MS = 60_000;

let host: StudioHost | undefined;

/** The studio as it runs on this site. A process has one. */
export function studioHost(): StudioHost {
  host ??= {
    sql: databasePool() as unknown as Sql,
    port: portOf,
    game: gameOf,
    model: findSeatModel,
    leastRoundMs,
  };
  return host;
}

/** The least time of a round of an engine (RTS 14), or 0 if the operator has not switched it on. */
function leastRoundMs(code: string): number {
  const engine = findEngine(code);
  return siteConfig().protection.roundTime && engine?.session === 'seat' ? engine.leastRoundMs : 0;
}

const ports = new Map<string, VendorPort>();

function portOf(vendor: string): VendorPort {
  let port = ports.get(vendor);
  if (!port) {
    port = countedPort(vendor, vendorPort(database(), vendor));
    ports.set(vendor, port);
  }
  return port;
}

const games = new LRUCache<bigint, StudioGame>({ max: 12_000, ttl: GAME_CACHE_MS });

async function gameOf(nodeId: bigint): Promise<StudioGame | undefined> {
  const cached = games.get(nodeId);
  if (cached) return cached;
  const found = await gameByNode(database(), nodeId);
  const engine = found?.engine;
  if (!found || !engine || !findSeatModel(engine.kind, engine.model)) return undefined;
  const scene = `${engine.theme}.${engine.palette}`;
  const look = `${scene}.${found.art.motif}`;
  const game: StudioGame = {
    nodeId,
    vendor: found.vendor,
    code: found.code,
    names: found.names,
    engine: engine.kind,
    model: engine.model,
    look,
    pictures: picturesOf(look, scene),
    stakeTable: engine.stakes,
    open: found.status === 'active',
  };
  games.set(nodeId, game);
  return game;
}

/** The addresses of a game's pictures (lib/catalogue/gallery/drawings.ts). Games that look alike share them. */
function picturesOf(look: string, scene: string): StudioGame['pictures'] {
  return {
    symbols: `/images/symbols/${look}`,
    wide: `/images/backdrops/${scene}.svg?v=${ARTWORK_VERSION}`,
    tall: `/images/backdrops/${scene}-tall.svg?v=${ARTWORK_VERSION}`,
    version: ARTWORK_VERSION,
  };
}
