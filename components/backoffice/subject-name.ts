/** Message keys of subjects that exist once. */
const SITE_SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['announcements', 'announcements'],
  ['banners', 'banners'],
  ['ledger', 'ledger'],
  ['links', 'links'],
  ['games', 'games'],
  ['site:status', 'siteStatus'],
  ['site:domains', 'siteDomains'],
  ['site:service', 'siteService'],
  ['setting:cashier.fourEyesAbove', 'approvalThreshold'],
  ['setting:backoffice.secondFactor', 'secondFactor'],
  ['channels:deposit', 'depositChannels'],
  ['channels:withdraw', 'withdrawalChannels'],
  ['paymentFile:templates', 'fileTemplates'],
  ['referral:rules', 'referralRules'],
  ['agents:rules', 'agentRules'],
  ['lottery:results', 'lotteryResults'],
]);

/** Translates the subject of an audit entry: `withdrawal:50003` is "withdrawal 50003". */
export function subjectName(
  t: { (key: string, values?: Record<string, string>): string; has(key: string): boolean },
  subject: string,
): string {
  const key = SITE_SUBJECTS.get(subject);
  if (key) return t(`audit.places.${key}`);
  const [, kind, id] = /^([a-z]+):(.+)$/i.exec(subject) ?? [];
  return id && t.has(`audit.subjects.${kind}`)
    ? t(`audit.subjects.${kind}`, { id: `\u2068${id}\u2069` })
    : subject;
}
