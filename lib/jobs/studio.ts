import { database, databasePool } from '@/lib/db/client';
import { ARTWORK_VERSION } from '@/lib/catalogue/artwork/tile';
import { gameByNode } from '@/lib/catalogue/queries';
import { vendorPort } from '@/lib/gateway/in-process';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { Z99 } from '@/lib/reporting/returns/constants';
import type { PublishedFigures } from '@/lib/reporting/returns/types';
import type { Sql, StudioGame, StudioHost } from '@/lib/studio/play/host';
import { Recent } from '@/lib/studio/play/memory';
import type { ModelCode } from '@/lib/studio/slots/types';
import { slotModels } from '@/lib/studio/slots/registry';

/** A game may be edited or closed in the back office: it is read again after a minute. */
const REMEMBERED_MS = 60_000;

let host: StudioHost | undefined;

/**
 * The studio as it runs inside this house: its database is ours, its wallet is the gateway in process, its orders
 * come from the catalogue. Here because the studio may know none of them (design.md §3), and one process needs one.
 */
export function studioHost(): StudioHost {
  host ??= { sql: databasePool() as unknown as Sql, port: portOf, game: gameOf };
  return host;
}

/** What every slot model publishes of itself, as lib/reporting reads it; simulated figures come with a 99% interval. */
export function publishedFigures(): PublishedFigures[] {
  return Object.values(slotModels).map(({ model, returns: { rtp, deviation } }) => ({
    model: model.code,
    version: model.version,
    rtp: Number(rtp.value),
    rtpError: rtp.method === 'exact' ? 0 : (Number(rtp.high) - Number(rtp.low)) / 2 / Z99,
    deviation: Number(deviation.value),
  }));
}

const ports = new Map<string, VendorPort>();

function portOf(vendor: string): VendorPort {
  let port = ports.get(vendor);
  if (!port) {
    port = vendorPort(database(), vendor);
    ports.set(vendor, port);
  }
  return port;
}

const games = new Recent<bigint, { game: StudioGame; until: number }>(12_000);

async function gameOf(nodeId: bigint): Promise<StudioGame | undefined> {
  const known = games.get(nodeId);
  if (known && known.until > Date.now()) return known.game;
  const found = await gameByNode(database(), nodeId);
  const { engine } = found ?? {};
  if (!found || engine?.kind !== 'slots' || !(engine.model in slotModels)) return undefined;
  const look = `${engine.theme}.${engine.palette}.${found.art.motif}`;
  const game: StudioGame = {
    nodeId,
    vendor: found.vendor,
    code: found.code,
    names: found.names,
    model: engine.model as ModelCode,
    look,
    pictures: picturesOf(look, `${engine.theme}.${engine.palette}`),
    stakeTable: engine.stakes,
    open: found.status === 'active',
  };
  games.set(nodeId, { game, until: Date.now() + REMEMBERED_MS });
  return game;
}

/** The look that a game's stage is drawn in (lib/catalogue/gallery/drawings.ts): shared by all games that look alike. */
function picturesOf(look: string, place: string): StudioGame['pictures'] {
  return {
    symbols: `/images/symbols/${look}`,
    wide: `/images/backdrops/${place}.svg?v=${ARTWORK_VERSION}`,
    tall: `/images/backdrops/${place}-tall.svg?v=${ARTWORK_VERSION}`,
    version: ARTWORK_VERSION,
  };
}
