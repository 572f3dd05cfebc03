/** A moment as a `datetime-local` box has it, in the zone of whoever looks; empty where there is none. */
export function toLocalTime(iso: string): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment in such a box as ISO 8601 in UTC; empty where it holds none. */
export function fromLocalTime(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
