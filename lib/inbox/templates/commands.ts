import { sql, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { templateChanged } from './errors';
import { ownTexts, templateHistory } from './queries';
import { checkTexts, shippedTexts } from './rules';
import type { TemplateKey, TemplateTexts } from './types';

/**
 * Stores the text of a template in a language; null restores the shipped text. `version` is the version that was opened, 0 if there was
 * none. Returns the new version and the text before. Throws as checkTexts, and CHANGED_MEANWHILE 409.
 */
export async function saveTemplate(
  tx: Tx,
  given: TemplateKey & { version: number; texts: TemplateTexts | null; operatorId: bigint },
): Promise<{ version: number; before: TemplateTexts | null; after: TemplateTexts | null }> {
  const { channel, template, locale, version, operatorId } = given;
  const after = given.texts ? checkTexts(given, given.texts) : null;
  if (!after) shippedTexts(given);
  // If two calls come at the same time, the second one sees the version of the first.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`template:${channel}:${template}:${locale}`}))`.execute(
    tx,
  );
  const [latest] = await templateHistory(tx, given);
  if ((latest?.version ?? 0) !== version) throw templateChanged();
  const before = (await ownTexts(tx, channel, template, locale)) ?? null;
  await tx
    .insertInto('inbox.template_version')
    .values({
      channel,
      template,
      locale,
      version: version + 1,
      texts: after && JSON.stringify(after),
      operator_id: operatorId,
      created_at: now(),
    })
    .execute();
  return { version: version + 1, before, after };
}
