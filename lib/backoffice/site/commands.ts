import { refreshStatus } from '@/lib/content/gate/status-cache';
import { refreshSiteConfig } from '@/lib/content/site-config/cache';
import { inTransaction, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { recordAction } from '../audit/commands';
import type { Actor } from '../types';
import { settingChanged } from './errors';
import { changeById, changesSince } from './queries';
import { requireSetting } from './registry';
import type { ChangeContext, ChangeKind, SettingHandler, StoredValue } from './types';

// The routes check the permission `site.write`.

export interface ChangedSetting {
  key: string;
  version: number;
}

/**
 * Changes one setting that is still at `version`, with its history and its audit entry in the same database transaction. This process
 * follows at once, the others within two seconds. Throws NOT_FOUND 404 for an unknown key, SETTING_CHANGED 409 with what another
 * operator has changed, INVALID_INPUT 400 and the errors of the setting.
 */
export async function changeSetting(
  actor: Actor,
  { key, version, value }: { key: string; version: number; value: unknown },
  context: ChangeContext,
  how: ChangeKind = 'edit',
): Promise<ChangedSetting> {
  const handler = requireSetting(key);
  const changed = await inTransaction(actor.db, (tx) =>
    applyChange(tx, actor, handler, { version, how }, () => handler.write(tx, value, context)),
  );
  await followSettings();
  return changed;
}

/** Puts back what a change has replaced, with its secret. Throws as changeSetting. */
export async function restoreSetting(
  actor: Actor,
  { id, version }: { id: bigint; version: number },
  context: ChangeContext,
): Promise<ChangedSetting> {
  const change = await changeById(actor.db, id);
  if (!change) throw notFound();
  const handler = requireSetting(change.key);
  const stored: StoredValue = { value: change.before, sealed: change.sealedBefore };
  const changed = await inTransaction(actor.db, (tx) =>
    applyChange(tx, actor, handler, { version, how: 'restore' }, () => handler.putBack(tx, stored, context)),
  );
  await followSettings();
  return changed;
}

/** Reads settings and status in this process, after the commit of a change. */
export async function followSettings(): Promise<void> {
  await refreshSiteConfig();
  await refreshStatus();
}

/**
 * Performs one change in the caller's database transaction: counts the version, runs `work`, and writes history and audit entry.
 * The first statement takes the version's row, so that of two changes at once one waits and is then refused.
 */
export async function applyChange(
  tx: Tx,
  actor: Actor,
  handler: SettingHandler,
  { version, how }: { version: number; how: ChangeKind },
  work: () => Promise<void>,
): Promise<ChangedSetting> {
  const { key, action, subject } = handler;
  if (!(await takeVersion(tx, key, version))) throw settingChanged(await changesSince(tx, key, version));
  const before = await handler.read(tx);
  await work();
  const after = await handler.read(tx);
  await tx
    .insertInto('content.setting_change')
    .values({
      key,
      version: version + 1,
      at: now(),
      operator_id: actor.operator.id,
      how,
      before: JSON.stringify(before.value),
      after: JSON.stringify(after.value),
      sealed_before: before.sealed,
      sealed_after: after.sealed,
    })
    .execute();
  const detail = { before: auditValue(before), after: auditValue(after), ...(how !== 'edit' && { how }) };
  await recordAction(actor, { action, subject, detail }, tx);
  return { key, version: version + 1 };
}

/** What the audit log says of a value: of a secret only whether it is set. */
const auditValue = ({ value, sealed }: StoredValue): unknown =>
  typeof value === 'object' && value !== null && sealed ? { ...value, secret: true } : value;

async function takeVersion(tx: Tx, key: string, version: number): Promise<boolean> {
  if (version === 0) {
    const inserted = await tx
      .insertInto('content.setting_version')
      .values({ key, version: 1 })
      .onConflict((on) => on.column('key').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('content.setting_version')
    .set({ version: version + 1 })
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
