/** What of the house itself an action was done to, by the log's own name for it. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['ledger', 'ledger'],
  ['links', 'links'],
  ['site:status', 'siteStatus'],
  ['site:domains', 'siteDomains'],
  ['site:service', 'siteService'],
]);

/** What an action of the audit log was done to, in the reader's language: `withdrawal:50003` is withdrawal 50003. */
export function subjectName(
  t: { (key: string, values?: Record<string, string>): string; has(key: string): boolean },
  subject: string,
): string {
  const place = PLACES.get(subject);
  if (place) return t(`audit.places.${place}`);
  const [, kind, id] = /^([a-z]+):(.+)$/i.exec(subject) ?? [];
  return id && t.has(`audit.subjects.${kind}`)
    ? t(`audit.subjects.${kind}`, { id: `\u2068${id}\u2069` })
    : subject;
}
