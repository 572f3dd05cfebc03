/** Whether an hour of the day (0 to 23) is within the hours of the chat; `until` before `from` means over midnight. */
export function isWithinHours(hour: number, from: number, until: number): boolean {
  if (from === until % 24) return true;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The hour of the day of a moment in a time zone. */
export function hourIn(at: Date, zone: string): number {
  const text = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    at,
  );
  return Number(text);
}
