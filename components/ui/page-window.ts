export type PageEntry = number | 'gap';

/**
 * Returns the page numbers that a pager shows: `range` numbers around the current page and `margin` at each end, with
 * gaps between them (LOBBY-11).
 */
export function pageWindow(current: number, pages: number, range = 5, margin = 1): PageEntry[] {
  const half = Math.floor(range / 2);
  const start = Math.max(1, Math.min(current - half, pages - range + 1));
  const end = Math.min(pages, start + range - 1);
  const entries: PageEntry[] = [];
  for (let page = 1; page <= pages; page++) {
    const isShown = page <= margin || page > pages - margin || (page >= start && page <= end);
    if (isShown) entries.push(page);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}
