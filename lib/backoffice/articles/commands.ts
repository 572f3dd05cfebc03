import {
  changeArticle,
  removeArticle,
  writeArticle,
  type WrittenArticle,
} from '@/lib/content/articles/commands';
import type { ChangedArticle, NewArticle } from '@/lib/content/articles/schema';
import { inTransaction } from '@/lib/db/client';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Who writes, from where. The caller has checked `content.write`. */
type Writer = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

/** What the audit log keeps of a text: how long it is in each language, so that a change can be traced and not read. */
function told(given: WrittenArticle) {
  const lengths = Object.entries(given.body).map(([locale, html]) => [locale, html.length]);
  return {
    slug: given.slug,
    title: given.title.en,
    publishedAt: given.publishedAt?.toISOString() ?? null,
    characters: Object.fromEntries(lengths) as Record<string, number>,
  };
}

/** Writes a new article and writes down who did. Throws as writeArticle. */
export const writeAsOperator = ({ db, operator, ip }: Writer, given: NewArticle) =>
  inTransaction(db, async (tx) => {
    const id = await writeArticle(tx, given);
    const detail = { kind: given.kind, ...told(given) };
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'article.write',
      subject: `article:${id}`,
      detail,
    });
    return { id: String(id), version: 1 };
  });

/** Changes an article and writes down who did. Throws as changeArticle. */
export const changeAsOperator = ({ db, operator, ip }: Writer, given: ChangedArticle) =>
  inTransaction(db, async (tx) => {
    const { kind, slug, version } = await changeArticle(tx, given);
    const detail = { kind, version, ...told({ ...given, slug }) };
    const subject = `article:${given.id}`;
    await note(tx, { operatorId: operator.id, ip, action: 'article.change', subject, detail });
    return { id: String(given.id), version };
  });

/** Takes an article away and writes down who did. Throws as removeArticle. */
export const removeAsOperator = ({ db, operator, ip }: Writer, id: bigint) =>
  inTransaction(db, async (tx) => {
    const detail = { ...(await removeArticle(tx, id)) };
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'article.remove',
      subject: `article:${id}`,
      detail,
    });
    return { id: String(id) };
  });
