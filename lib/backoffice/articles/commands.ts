import * as articles from '@/lib/content/articles/commands';
import type { ChangedArticle, NewArticle } from '@/lib/content/articles/schema';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

/** The audit detail of an article holds the length in each language and not the text: a change can be traced, not read. */
function auditDetail(article: articles.NewArticleFields) {
  const lengths = Object.entries(article.body).map(([locale, html]) => [locale, html.length]);
  return {
    slug: article.slug,
    title: article.title.en,
    publishedAt: article.publishedAt?.toISOString() ?? null,
    characters: Object.fromEntries(lengths) as Record<string, number>,
  };
}

/** Creates an article. Throws as createArticle of lib/content. */
export const createArticle = (actor: Actor, article: NewArticle) =>
  auditedTransaction(actor, async (tx) => {
    const id = await articles.createArticle(tx, article);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'article.write',
      subject: `article:${id}`,
      detail: { kind: article.kind, ...auditDetail(article) },
    };
  });

/** Updates an article. Throws as updateArticle of lib/content. */
export const updateArticle = (actor: Actor, article: ChangedArticle) =>
  auditedTransaction(actor, async (tx) => {
    const { kind, slug, version } = await articles.updateArticle(tx, article);
    return {
      outcome: { id: String(article.id), version },
      action: 'article.change',
      subject: `article:${article.id}`,
      detail: { kind, version, ...auditDetail({ ...article, slug }) },
    };
  });

/** Deletes an article. Throws as deleteArticle of lib/content. */
export const deleteArticle = (actor: Actor, id: bigint) =>
  auditedTransaction(actor, async (tx) => ({
    detail: { ...(await articles.deleteArticle(tx, id)) },
    outcome: { id: String(id) },
    action: 'article.remove',
    subject: `article:${id}`,
  }));
