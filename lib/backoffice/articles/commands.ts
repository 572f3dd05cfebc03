import * as articles from '@/lib/content/articles/commands';
import type { ArticleCopy } from '@/lib/content/articles/types';
import { contentChanges, removeContent } from '../content/changes';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

export const { create: createArticle, update: updateArticle } = contentChanges<ArticleCopy>('article', {
  create: articles.createArticle,
  update: articles.updateArticle,
});

/** Deletes an article. Throws as deleteArticle of lib/content. */
export const deleteArticle = (actor: Actor, id: bigint) =>
  removeContent(actor, 'article', id, articles.deleteArticle);
