import { setFlag } from '@/lib/content/commands';
import { flag } from '@/lib/content/queries';
import type { Db, Tx } from '@/lib/db/client';
import { TEMPLATES_FLAG } from './constants';
import { FIRST_TEMPLATE } from './rules';
import { templatesInput } from './schema';
import type { FileTemplate } from './types';

/** The templates of payment files that operators have made, or the one that a site begins with. */
export async function listTemplates(db: Db): Promise<FileTemplate[]> {
  const stored = templatesInput.safeParse({ templates: await flag<unknown>(db, TEMPLATES_FLAG, null) });
  return stored.success ? stored.data.templates : [FIRST_TEMPLATE];
}

/** Replaces the templates. Returns the former ones. Files that exist keep theirs. */
export async function setTemplates(tx: Tx, templates: readonly FileTemplate[]): Promise<FileTemplate[]> {
  const before = await listTemplates(tx);
  await setFlag(tx, TEMPLATES_FLAG, templates, false);
  return before;
}
