/** The introduction of the document, in Markdown. */
export const DESCRIPTION = `Every answer is an envelope: \`{"success": true, "value": …}\`, or with a 4xx or 5xx status
\`{"success": false, "code", "message", "fields"?}\`. Rely on \`code\`; \`message\` is in the language of the request.

- Amounts are decimal strings in the member's currency, with at most four decimals. Times are ISO 8601 in UTC.
- **T** (\`x-token\`): a session is needed. Browsers send the cookie; other clients send \`Authorization: Bearer <token>\`.
- **E** (\`x-encrypted\`): the body may be a compact JWE (\`Content-Type: application/jose\`).
- A write with a cookie needs an \`Origin\` of ours. A call with a \`requestId\` or \`transactionId\` may be sent again: it
  happens once, and the answer is the same; with other content it is refused.
- What a schema doesn't name is dropped, in what is sent and in what is answered.`;

/** The tags of the API by path prefix, the longest first. The page shows the messages \`api-docs.tags.<name>\`. */
export const TAGS = [
  { name: 'vendor', prefixes: ['/provider/v1'], description: 'The wallet protocol that game vendors call.' },
  {
    name: 'reporting',
    prefixes: ['/api/v1/reports'],
    description: 'Figures for programs, by a key with scopes. They are those of the pages of reports.',
  },
  { name: 'backoffice', prefixes: ['/backoffice/api'], description: 'What operators do.' },
  {
    name: 'studio',
    prefixes: ['/studio/api'],
    description: 'Our own games, by the session of one game.',
  },
  {
    name: 'cashier',
    prefixes: [
      '/wps/cashier',
      '/payments',
      '/wps/v2/wallets',
      '/wps/records/accounts',
      '/wps/records/profit',
      '/wps/relay/GCS_walletTransfer',
      '/wps/events',
    ],
    description: 'Balance, deposits, withdrawals and their records.',
  },
  {
    name: 'identity',
    prefixes: ['/wps/session', '/wps/member', '/wps/verification', '/wps/captcha', '/wps/agent', '/api/auth'],
    description: 'Registration, sessions and what a member is.',
  },
  { name: 'lottery', prefixes: ['/lotto', '/lgw/vn'], description: 'Lottery: plays, draws and slips.' },
  {
    name: 'games',
    prefixes: ['/lgw', '/wps/relay', '/wps/game', '/wps/records'],
    description: 'The catalogue, launching, and records of play.',
  },
  {
    name: 'files',
    prefixes: ['/images', '/messages'],
    description: 'Pictures and texts; cacheable, no envelope.',
  },
  {
    name: 'site',
    prefixes: ['/'],
    description: 'What a site says of itself: settings, announcements, help.',
  },
] as const;

export type TagName = (typeof TAGS)[number]['name'];

/** Finds the tag of a path. */
export function findTag(path: string): TagName {
  const under = (prefix: string) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
  return TAGS.find(({ prefixes }) => prefixes.some(under))!.name;
}
