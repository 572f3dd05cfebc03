import { isDeepStrictEqual } from 'node:util';
import { readBrandPicture, storeBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { CONFIG_KEYS, SECRETS } from '@/lib/content/site-config/constants';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { AppError } from '@/lib/platform/errors';
import { brandName, type BrandPictures } from '@/lib/platform/site-config';
import { recordAction } from '../audit/commands';
import type { Actor } from '../types';
import { applyChange, followSettings } from './commands';
import { TRANSFER_FORMAT, TRANSFER_VERSION } from './constants';
import { importRefused } from './errors';
import { settingVersions } from './queries';
import { findSetting, SETTING_HANDLERS } from './registry';
import type { ImportInput, TransferFile } from './schema';
import type { ChangeContext, SettingHandler } from './types';

/** Every portable setting of this site without its secrets, with the logos, as a file for another site. The export has an audit entry. */
export async function exportSettings(actor: Actor): Promise<TransferFile & { site: string }> {
  const { db } = actor;
  const settings: Record<string, unknown> = {};
  const shared = new Map();
  for (const handler of SETTING_HANDLERS)
    if (handler.portable) settings[handler.key] = (await handler.read(db, shared)).value;
  const pictures = Object.values(settings.pictures as BrandPictures).filter((picture) => picture !== null);
  const files: Record<string, string> = {};
  for (const { file } of pictures) {
    const bytes = await readBrandPicture(file);
    if (bytes) files[file] = bytes.toString('base64');
  }
  await recordAction(actor, { action: 'site.export', subject: 'site:settings' });
  return {
    format: TRANSFER_FORMAT,
    formatVersion: TRANSFER_VERSION,
    site: brandName(),
    settings,
    files,
  };
}

export interface Difference {
  key: string;
  before: unknown;
  after: unknown;
  version: number;
  problem: string | null;
}

export interface ImportResult {
  applied: boolean;
  differences: Difference[];
  unknown: string[];
}

/** Thrown to take a dry run back. */
class DryRun extends Error {}

/**
 * Compares a file with this site; with `keys`, takes these settings over, all or none. A dry run performs each change and takes it
 * back, so that it names exactly the problems that the import would have. Secrets are not in a file: a provider keeps the stored one if
 * it still belongs to the same address, else its setting cannot be taken over. Throws IMPORT_REFUSED 409 with the first problem,
 * SETTING_CHANGED 409 if a setting has changed since the dry run.
 */
export async function importSettings(
  actor: Actor,
  { file, keys, versions }: ImportInput,
  context: ChangeContext,
  language: LocaleCode,
): Promise<ImportResult> {
  const unknown = Object.keys(file.settings).filter((key) => !findSetting(key)?.portable);
  const handlers = SETTING_HANDLERS.filter(({ key, portable }) => portable && key in file.settings);
  const differing = await findDifferences(actor.db, handlers, file);
  const isDryRun = keys.length === 0;
  if (!isDryRun) {
    for (const { handler, after } of differing)
      if (keys.includes(handler.key)) await storePictures(handler, after, file);
  }
  let differences: Difference[] = [];
  try {
    differences = await inTransaction(actor.db, async (tx) => {
      const found: Difference[] = [];
      for (const { handler, before, after, version } of differing) {
        if (!isDryRun && !keys.includes(handler.key)) continue;
        const at = isDryRun ? version : (versions[handler.key] ?? version);
        const problem = await tryChange(tx, () =>
          applyChange(tx, actor, handler, { version: at, how: 'import' }, () =>
            handler.write(tx, withoutSecret(handler, after), context),
          ),
        );
        if (problem && !isDryRun) {
          if (problem.code === 'SETTING_CHANGED') throw problem;
          throw importRefused(handler.key, problemText(problem, language));
        }
        found.push({
          key: handler.key,
          before,
          after,
          version,
          problem: problem ? problemText(problem, language) : null,
        });
      }
      if (isDryRun) throw Object.assign(new DryRun(), { found });
      return found;
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    differences = (error as DryRun & { found: Difference[] }).found;
  }
  if (!isDryRun) await followSettings();
  return { applied: !isDryRun, differences, unknown };
}

/** Runs a change behind a savepoint. Returns its error if it is one that a person can see; the transaction goes on. */
async function tryChange(tx: Tx, change: () => Promise<unknown>): Promise<AppError | undefined> {
  await sql`SAVEPOINT one_setting`.execute(tx);
  try {
    await change();
    await sql`RELEASE SAVEPOINT one_setting`.execute(tx);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`ROLLBACK TO SAVEPOINT one_setting`.execute(tx);
    return error;
  }
}

async function findDifferences(db: Db, handlers: readonly SettingHandler[], file: TransferFile) {
  const shared = new Map();
  const versions = await settingVersions(db);
  const all = await Promise.all(
    handlers.map(async (handler) => ({
      handler,
      before: (await handler.read(db, shared)).value,
      after: file.settings[handler.key],
      version: versions.get(handler.key) ?? 0,
    })),
  );
  return all.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

/** The secret member as an empty text: the stored one is kept where that is allowed. */
function withoutSecret(handler: SettingHandler, value: unknown): unknown {
  const key = CONFIG_KEYS.find((known) => known === handler.key);
  const secret = key && SECRETS[key];
  return secret && typeof value === 'object' ? { ...value, [secret]: '' } : value;
}

/** Stores the logos of a file. They are stored under the hash of their content, so that a refused import leaves nothing in use. */
async function storePictures(
  handler: SettingHandler,
  value: unknown,
  { files }: TransferFile,
): Promise<void> {
  if (handler.key !== 'pictures' || typeof value !== 'object' || value === null) return;
  for (const [kind, picture] of Object.entries(value as BrandPictures)) {
    const content = picture && files[picture.file];
    if (!content) continue;
    const stored = await storeBrandPicture(
      new Blob([Buffer.from(content, 'base64')]),
      kind === 'icon' ? 'icon' : 'dark',
    );
    Object.assign(picture, stored);
  }
}

function problemText(error: AppError, language: LocaleCode): string {
  const t = translator(language, 'errors');
  const field = Object.values(error.fields ?? {})[0];
  return field ? t(`fields.${field.code}`, field.values) : t(error.code, error.values);
}
