/**
 * Names the days from a first to a last day (ISO 8601 dates): Nov 16 – 22, 2026. Node.js sets thin spaces beside the dash where browsers set plain
 * ones: without one form of both, React would render a page anew in the browser.
 */
export function dayRange(first: string, last: string, locale: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(at(first), at(last))
    .replaceAll(/[\u2009\u202F]/g, ' ');
}
