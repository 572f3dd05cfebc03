import type { QueueParams } from '@/lib/backoffice/decisions/params';

/** A view of a queue: its path, what it is narrowed to, and the page. */
export interface QueueLocation extends QueueParams {
  base: string;
}

/** The address of a view of a queue, with one request open if `id` is given. */
export function queueAddress({ base, waiting, parts, after }: QueueLocation, id?: bigint): string {
  const query = new URLSearchParams();
  if (!waiting) query.set('show', 'all');
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  if (after !== undefined) query.set('after', String(after));
  if (id !== undefined) query.set('id', String(id));
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}
