import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction, type Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { callOutside, OutgoingFailure, type OutgoingFailureCode } from '@/lib/platform/http/outgoing';
import { logger } from '@/lib/platform/logger';
import { cutPicture, MAX_PICTURE_BYTES } from '@/lib/platform/pictures';
import { setArtwork, type GameArtwork } from './commands';
import { SMALL_SIZE, TILE_SIZE } from './constants';

/** Pictures that are read at a time from one vendor, and how long one may take, in milliseconds. */
const CONCURRENT = 4;
const TIMEOUT_MS = 10_000;

/** So many batches in a row in which no host of a vendor answered: its other pictures are not asked for either. */
const SILENT_BATCHES = 2;

/** How long a reader waits if too many pictures are decoded at once, in milliseconds. */
const BUSY_MS = 1_000;

/** Re-encodes a picture in the sizes of a tile. Throws INVALID_INPUT on `picture`, TOO_MANY_REQUESTS 429. */
export async function cutTile(file: Blob): Promise<GameArtwork> {
  const [tile, small] = await cutPicture(file, 'picture', [TILE_SIZE, SMALL_SIZE]);
  return { tile: tile!, small: small! };
}

/** Why a picture could not be read: messages are backoffice-games.artwork.failures.<code>. */
type ArtworkFailure = 'HOST' | 'UNREACHABLE' | 'STATUS' | 'TOO_LARGE' | 'FORMAT';

class FetchFailure extends Error {
  constructor(
    readonly code: ArtworkFailure,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * Reads the pictures that an import has named, from hosts of their vendors, until none is due. A picture that fails keeps its game drawn and
 * says why; it is not tried again until an operator asks for it. Each vendor has a turn of its own, so that one that hangs keeps nobody
 * waiting. Returns how many were read.
 */
export async function readDueArtwork(db: Db): Promise<number> {
  const { rows } = await sql<{ vendor: string; hosts: string[] }>`
    SELECT v.code AS vendor, v.hosts FROM catalogue.vendor v
     WHERE EXISTS (SELECT FROM catalogue.game g WHERE g.vendor_code = v.code AND g.artwork_due)`.execute(db);
  const read = await Promise.all(rows.map(({ vendor, hosts }) => readVendor(db, vendor, hosts)));
  return read.reduce((sum, pictures) => sum + pictures, 0);
}

async function readVendor(db: Db, vendor: string, hosts: readonly string[]): Promise<number> {
  let read = 0;
  let silent = 0;
  for (;;) {
    const { rows } = await sql<{ nodeId: bigint; url: string }>`
      SELECT node_id AS "nodeId", artwork_url AS url FROM catalogue.game
       WHERE artwork_due AND vendor_code = ${vendor} ORDER BY node_id LIMIT ${CONCURRENT}`.execute(db);
    if (rows.length === 0) return read;
    const results = await Promise.all(rows.map((row) => readOne(db, row, hosts)));
    read += results.filter((result) => result === 'read').length;
    silent = results.every((result) => result === 'UNREACHABLE') ? silent + 1 : 0;
    if (silent === SILENT_BATCHES) {
      await giveUp(db, vendor, 'UNREACHABLE');
      return read;
    }
  }
}

/** Marks the pictures of a vendor that are still due as failed. */
async function giveUp(db: Db, vendor: string, failure: ArtworkFailure): Promise<void> {
  await db
    .updateTable('catalogue.game')
    .set({ artwork_due: false, artwork_failure: failure })
    .where('vendor_code', '=', vendor)
    .where('artwork_due', '=', sql.lit(true))
    .execute();
}

async function readOne(
  db: Db,
  { nodeId, url }: { nodeId: bigint; url: string },
  hosts: readonly string[],
): Promise<'read' | 'later' | ArtworkFailure> {
  try {
    const bytes = await fetchPicture(url, hosts);
    const artwork = await cutTile(new Blob([bytes as BlobPart]));
    return await inTransaction(db, async (tx) => {
      // An operator may have uploaded a picture, or an import named another address, meanwhile.
      const due = await tx
        .selectFrom('catalogue.game')
        .select('node_id')
        .where('node_id', '=', nodeId)
        .where('artwork_url', '=', url)
        .where('artwork_due', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (due) await setArtwork(tx, nodeId, artwork, 'address');
      return due ? 'read' : 'later';
    });
  } catch (err) {
    // Too many other pictures wait to be decoded: it stays due, and its turn comes.
    if (err instanceof AppError && err.status === 429) {
      await pause(BUSY_MS);
      return 'later';
    }
    const known = err instanceof FetchFailure ? err.code : err instanceof AppError ? 'FORMAT' : undefined;
    const failure = known ?? 'UNREACHABLE';
    if (!known) logger.error({ err, nodeId: String(nodeId) }, 'a picture could not be stored');
    await db
      .updateTable('catalogue.game')
      .set({ artwork_due: false, artwork_failure: failure })
      .where('node_id', '=', nodeId)
      .where('artwork_url', '=', url)
      .execute();
    return failure;
  }
}

const FAILURE_OF: Readonly<Record<OutgoingFailureCode, ArtworkFailure>> = {
  ADDRESS: 'HOST',
  UNREACHABLE: 'UNREACHABLE',
  TIMEOUT: 'UNREACHABLE',
  TOO_LARGE: 'TOO_LARGE',
};

/**
 * Reads a picture of at most 5 MB. The host must be one of the vendor's, and pass the checks of lib/platform/http/outgoing.ts: a list of
 * games must not make this server call another one in its own network.
 */
export async function fetchPicture(address: string, hosts: readonly string[]): Promise<Buffer> {
  const url = new URL(address);
  if (!hosts.includes(url.host)) throw new FetchFailure('HOST');
  try {
    const { status, body } = await callOutside(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_PICTURE_BYTES });
    if (status !== 200) throw new FetchFailure('STATUS');
    return body;
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    throw new FetchFailure(FAILURE_OF[error.code], error);
  }
}
