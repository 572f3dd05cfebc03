/** What is looked at: which queue, whether all of it or what waits, and its page. */
export interface QueueView {
  base: string;
  waiting: boolean;
  page: number;
}

/** The address of a view of a queue, with one request open where `id` is given. */
export function queueAddress({ base, waiting, page }: QueueView, id?: bigint): string {
  const query = new URLSearchParams();
  if (!waiting) query.set('show', 'all');
  if (page > 1) query.set('page', String(page));
  if (id !== undefined) query.set('id', String(id));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}
