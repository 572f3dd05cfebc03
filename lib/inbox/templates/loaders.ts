import { database } from '@/lib/db/client';
import { changedTemplates, ownTexts, templateHistory } from './queries';
import { placeholdersOf, shippedTexts } from './rules';
import type { TemplateKey } from './types';

/** The languages with texts of operators, by `channel:template`. */
export const loadChangedTemplates = () => changedTemplates(database());

/** A template in one language for its editor. Throws NOT_FOUND 404. */
export async function loadTemplate(key: TemplateKey) {
  const shipped = shippedTexts(key);
  const [own, history] = await Promise.all([
    ownTexts(database(), key.channel, key.template, key.locale),
    templateHistory(database(), key),
  ]);
  return { shipped, own, history, placeholders: placeholdersOf(key) };
}
