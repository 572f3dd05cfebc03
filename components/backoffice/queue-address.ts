/** A view of a queue: its path, only waiting requests or all, and the page. */
export interface QueueLocation {
  base: string;
  waiting: boolean;
  page: number;
}

/** The address of a view of a queue, with one request open if `id` is given. */
export function queueAddress({ base, waiting, page }: QueueLocation, id?: bigint): string {
  const query = new URLSearchParams();
  if (!waiting) query.set('show', 'all');
  if (page > 1) query.set('page', String(page));
  if (id !== undefined) query.set('id', String(id));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}
