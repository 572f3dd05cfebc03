/** A moment as an input of type datetime-local has it: by the browser's own clock; '' for none. */
export function localMoment(iso: string | null): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such an input holds as ISO 8601 in UTC; null where it holds no moment. */
export function isoMoment(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
