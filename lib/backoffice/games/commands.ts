import { cutTile } from '@/lib/catalogue/desk/artwork';
import * as desk from '@/lib/catalogue/desk/commands';
import type { BulkInput, GameInput } from '@/lib/catalogue/desk/schema';
import { enqueueArtwork } from '@/lib/catalogue/imports/apply';
import * as imports from '@/lib/catalogue/imports/commands';
import { MAX_LIST_BYTES, MAX_ROWS } from '@/lib/catalogue/imports/constants';
import { badList } from '@/lib/catalogue/imports/errors';
import { createLimit } from '@/lib/identity/throttle/limit';
import { badInput } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type { StudioSelectionInput } from './schema';

// The routes check the permission `games.write`.

// A check reads and compares thousands of games; the limit keeps operators from loading the database with it.
const checks = createLimit('office-games-check', 10, 60);

const summaryOf = ({ id, ...counts }: imports.CheckSummary) => ({ id: String(id), ...counts });

/**
 * Checks an uploaded list and stores the report; the catalogue does not change. Throws INVALID_INPUT on `list`, TOO_MANY_REQUESTS 429
 * beyond ten a minute on the whole site.
 */
export async function checkList(actor: Actor, file: File | undefined) {
  if (!file) throw badList('LIST_MISSING');
  if (file.size > MAX_LIST_BYTES) throw badList('LIST_LONG', { rows: MAX_ROWS, megabytes: 8 });
  await checks.take('site');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return auditedTransaction(actor, async (tx) => {
    const outcome = summaryOf(
      await imports.checkList(tx, { bytes, fileName: file.name, operatorId: actor.operator.id }),
    );
    return {
      outcome,
      action: 'import.check',
      subject: `import:${outcome.id}`,
      detail: { file: file.name, ...outcome },
    };
  });
}

/** Checks a part of our studio's catalogue, as `checkList`. */
export async function checkStudioCatalogue(actor: Actor, selection: StudioSelectionInput) {
  await checks.take('site');
  return auditedTransaction(actor, async (tx) => {
    const outcome = summaryOf(await imports.checkStudioCatalogue(tx, selection, actor.operator.id));
    return {
      outcome,
      action: 'import.check',
      subject: `import:${outcome.id}`,
      detail: { ...selection, ...outcome },
    };
  });
}

/** Starts or continues an import. Throws NOT_FOUND 404, IMPORT_STATE 409. */
export const startImport = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    await imports.startImport(tx, id);
    return { outcome: {}, action: 'import.start', subject: `import:${id}` };
  });

/** Stops an import after its current batch. Throws NOT_FOUND 404, IMPORT_STATE 409. */
export const cancelImport = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    await imports.cancelImport(tx, id);
    return { outcome: {}, action: 'import.cancel', subject: `import:${id}` };
  });

/** Changes a game. Throws as changeGame of lib/catalogue. */
export const changeGame = (actor: Actor, input: GameInput): Promise<{ nodeId: string; version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const { vendor, code, version, before, after } = await desk.changeGame(tx, input);
    return {
      outcome: { nodeId: String(input.nodeId), version },
      action: 'game.change',
      subject: `game:${input.nodeId}`,
      detail: { vendor, code, before, after },
    };
  });

/** Changes many games at once; the audit entry names each with what it had before. Throws as changeGames of lib/catalogue. */
export const changeGames = (actor: Actor, input: BulkInput): Promise<{ changed: number }> =>
  auditedTransaction(actor, async (tx) => {
    const { games, before } = await desk.changeGames(tx, input);
    const { maintenanceUntil, ...after } = input.change;
    return {
      outcome: { changed: games },
      action: 'game.bulk',
      subject: 'games',
      detail: {
        games,
        ...(input.filter && { filter: input.filter }),
        before,
        after: { ...after, ...(maintenanceUntil && { maintenanceUntil: maintenanceUntil.toISOString() }) },
      },
    };
  });

/** Gives a game an uploaded picture. Throws INVALID_INPUT on `picture`, NOT_FOUND 404, TOO_MANY_REQUESTS 429. */
export async function uploadArtwork(actor: Actor, nodeId: bigint, file: File | undefined) {
  if (!file) throw badInput({ picture: { code: 'REQUIRED' } });
  const artwork = await cutTile(file);
  return auditedTransaction(actor, async (tx) => {
    const { image, before } = await desk.setArtwork(tx, nodeId, artwork, 'upload');
    return {
      outcome: { nodeId: String(nodeId), image },
      action: 'game.artwork',
      subject: `game:${nodeId}`,
      detail: { before, after: { source: 'upload', bytes: file.size } },
    };
  });
}

/** Draws a game's picture again. Throws NOT_FOUND 404. */
export const removeArtwork = (actor: Actor, nodeId: bigint) =>
  auditedTransaction(actor, async (tx) => {
    const { image, before } = await desk.removeArtwork(tx, nodeId);
    return {
      outcome: { nodeId: String(nodeId), image },
      action: 'game.artwork',
      subject: `game:${nodeId}`,
      detail: { before, after: { source: 'drawn', address: null } },
    };
  });

/** Reads a game's picture from its vendor again, by a job. Throws NOT_FOUND 404 if no address is known. */
export const readArtworkAgain = (actor: Actor, nodeId: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const address = await desk.markArtworkDue(tx, nodeId);
    await enqueueArtwork(tx);
    return {
      outcome: {},
      action: 'game.artworkRead',
      subject: `game:${nodeId}`,
      detail: { address },
    };
  });
