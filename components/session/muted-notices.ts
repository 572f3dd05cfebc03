const muted = new Map<string, number>();

/**
 * Keeps new notices of a kind from being shown over the page, for a page that says the same itself. They stay on the messages page and in the
 * count of unread ones. Returns a function that ends it.
 */
export function muteNotices(kind: string): () => void {
  muted.set(kind, (muted.get(kind) ?? 0) + 1);
  return () => void muted.set(kind, muted.get(kind)! - 1);
}

export const isMuted = (kind: string): boolean => (muted.get(kind) ?? 0) > 0;
