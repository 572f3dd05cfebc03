import { sql } from 'kysely';
import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { changedMeanwhile } from '../desk/errors';
import { categoryHasGames, vendorExists } from './errors';
import type { VendorSettings, VendorState } from './types';

const FOREIGN_KEY_VIOLATION = '23503';

const rowOf = (settings: VendorSettings) => ({
  display_name: settings.displayName,
  launch_url: settings.launchUrl,
  hosts: settings.hosts,
  opens_in: settings.opensIn,
  wallet_kind: settings.walletKind,
  currencies: settings.currencies,
  allows_trial: settings.allowsTrial,
  position: settings.position,
});

/** Admits a vendor. Throws INVALID_INPUT on `code` if another has it. */
export async function createVendor(tx: Tx, code: string, settings: VendorSettings): Promise<void> {
  const created = await tx
    .insertInto('catalogue.vendor')
    .values({ code, ...rowOf(settings) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!created) throw vendorExists();
  await setCategories(tx, code, settings);
}

/**
 * Changes what an operator sets about a vendor. Returns its new version. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409 if `version` is not
 * the current one, INVALID_INPUT on `categories` if it has games of one that is left out.
 */
export async function updateVendor(
  tx: Tx,
  code: string,
  version: number,
  settings: VendorSettings,
): Promise<number> {
  await requireVersion(tx, code, version);
  await tx
    .updateTable('catalogue.vendor')
    .set({ ...rowOf(settings), version: version + 1 })
    .where('code', '=', code)
    .execute();
  await setCategories(tx, code, settings);
  return version + 1;
}

async function setCategories(tx: Tx, code: string, { categories, position }: VendorSettings): Promise<void> {
  const { rows } = await sql<{ game_type: string }>`
    SELECT c.game_type FROM catalogue.vendor_category c
     WHERE c.vendor_code = ${code} AND c.game_type <> ALL(${categories}::text[])
       AND EXISTS (SELECT FROM catalogue.game g WHERE g.vendor_code = c.vendor_code AND g.game_type = c.game_type) LIMIT 1`.execute(
    tx,
  );
  if (rows[0]) throw categoryHasGames(rows[0].game_type);
  try {
    await sql`DELETE FROM catalogue.vendor_category
       WHERE vendor_code = ${code} AND game_type <> ALL(${categories}::text[])`.execute(tx);
  } catch (error) {
    // An import added a game of the category meanwhile.
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) throw changedMeanwhile();
    throw error;
  }
  await sql`
    INSERT INTO catalogue.vendor_category (game_type, vendor_code, position)
    SELECT c, ${code}, ${position} FROM unnest(${categories}::text[]) c
    ON CONFLICT (game_type, vendor_code) DO UPDATE SET position = excluded.position`.execute(tx);
}

/** Opens, pauses or disables a vendor. Returns its state before, and the new version. Throws as `updateVendor`. */
export async function setVendorState(
  tx: Tx,
  code: string,
  version: number,
  { status, maintenanceUntil }: VendorState,
): Promise<{ before: VendorState; version: number }> {
  const before = await requireVersion(tx, code, version);
  await tx
    .updateTable('catalogue.vendor')
    .set({
      status,
      maintenance_until: status === 'maintenance' ? maintenanceUntil : null,
      version: version + 1,
    })
    .where('code', '=', code)
    .execute();
  return { before, version: version + 1 };
}

async function requireVersion(tx: Tx, code: string, version: number): Promise<VendorState> {
  const row = await tx
    .selectFrom('catalogue.vendor')
    .select(['version', 'status', 'maintenance_until'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.version !== version) throw changedMeanwhile();
  return { status: row.status as VendorState['status'], maintenanceUntil: row.maintenance_until };
}

/** Opens the vendors and games whose maintenance has ended; runs every minute. Returns how many vendors and games. */
export async function endMaintenance(db: Db): Promise<number> {
  const at = now();
  const vendors = await sql`
    UPDATE catalogue.vendor SET status = 'active', maintenance_until = NULL, version = version + 1
     WHERE status = 'maintenance' AND maintenance_until <= ${at}`.execute(db);
  const games = await sql`
    UPDATE catalogue.game SET status = 'active', maintenance_until = NULL, version = version + 1
     WHERE status <> 'active' AND status = 'maintenance' AND maintenance_until <= ${at}`.execute(db);
  return Number((vendors.numAffectedRows ?? 0n) + (games.numAffectedRows ?? 0n));
}
