/** Converts ISO 8601 to the value of an input of type datetime-local, in the browser's time zone; '' for null. */
export function toDateTimeInput(iso: string | null): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Converts the value of such an input to ISO 8601 in UTC; null if it is empty or invalid. */
export function parseDateTimeInput(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
