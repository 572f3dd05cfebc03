import { joinTransaction, type Db } from '@/lib/db/client';
import { runImport } from './imports/apply';
import { checkStudioCatalogue, markQueued } from './imports/commands';
import { requireImport } from './imports/queries';
import type { StudioSelection } from './imports/studio';

export type { StudioSelection };

/**
 * Imports games of our studio, with their vendors, by the importer and without its job: by default every game that can be played.
 * Games that are there stay as they are, so that a second run adds only what is missing. Returns how many it added. Throws Error if a
 * batch failed: those before it stay, unless `db` is a transaction of the caller's: then none does.
 */
export async function importStudioGames(db: Db, options: StudioSelection = {}): Promise<number> {
  const { id } = await joinTransaction(db, async (tx) => {
    const checked = await checkStudioCatalogue(tx, options, null);
    await markQueued(tx, checked.id);
    return checked;
  });
  if ((await runImport(db, id)) !== 'done') throw new Error(`import ${id} of the studio's games stopped`);
  return (await requireImport(db, id)).written;
}
