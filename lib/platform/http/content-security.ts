import { createHash, randomBytes } from 'node:crypto';
import { LATE_SCRIPTS } from '../late-scripts';
import { RETRY_SCRIPT } from '../retry-script';
import { THEME_SCRIPT } from '../theme-script';

const COMMON = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
];

/**
 * What an inline script of ours may be. A script is admitted to a public page by its hash only where all of it
 * is one of these: a page's data as one string literal (Next.js' flight data), React's fixed instructions for
 * streamed boundaries, or our own theme script. A script that somebody managed to inject is none of them,
 * so hashing what we send does not vouch for it.
 */
const ADMITTED: readonly RegExp[] = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[2,(?:null|"(?:[^"\\]|\\.)*")\]\)$/s,
  // Which chunks the page begins with: names of our own files and numbers, nothing that runs by itself.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:,?"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[(?:,?\d+)*\]\}\);$/,
  /^\$R[A-Z]\("[A-Z]:[0-9a-f]+","[A-Z]:[0-9a-f]+"\)$/,
];

/** Our own inline scripts, known by their exact text. */
const OWN: ReadonlySet<string> = new Set([THEME_SCRIPT, RETRY_SCRIPT]);

/** Our own loader, before a list of our own files and nothing else. */
const LATE_LIST = /^\(\[(?:,?"\/_next\/static\/chunks\/[\w.~-]+\.js")*\]\)$/;
const isLateScripts = (text: string) =>
  text.startsWith(LATE_SCRIPTS) && LATE_LIST.test(text.slice(LATE_SCRIPTS.length));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const OWN_HASHES = [...OWN].map(hashOf).join(' ');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Where scripts may call: home, and the site's own mirrors, whose speed is measured (`host` or `host:port` each). */
function connectTo(mirrors: readonly string[]): string {
  return ["connect-src 'self'", ...mirrors.filter((host) => /^[a-z0-9.-]+(?::\d+)?$/.test(host))].join(' ');
}

/** The policy of a cached public page: its own inline scripts by hash, none of anybody else's. */
export function hashedPolicy(html: string, mirrors: readonly string[] = []): string {
  const hashes = new Set<string>();
  for (const [, text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (OWN.has(text) || isLateScripts(text) || ADMITTED.some((shape) => shape.test(text))) {
      hashes.add(hashOf(text));
    }
  }
  return [...COMMON, connectTo(mirrors), `script-src 'self' ${[...hashes].join(' ')}`.trim()].join('; ');
}

/** The policy of a page made for one request: money, accounts, games, the back office. */
export function noncedPolicy(
  mirrors: readonly string[] = [],
  nonce = randomBytes(16).toString('base64'),
): string {
  // Our own inline scripts stand in layouts that cached pages share, so they carry no nonce: their hashes let them in.
  return [
    ...COMMON,
    connectTo(mirrors),
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${OWN_HASHES}`,
  ].join('; ');
}

/** Pages that are made per request and so can carry a nonce; everything else is cached and hashed. */
export function isNonced(pathname: string): boolean {
  return /^(?:\/[a-z]{2})?\/(?:member|seamless|lottery|sealottery|vnlottery|agent|agenthome|studio|backoffice)(?:\/|$)/i.test(
    pathname,
  );
}

/** Headers that every answer carries, for a site whose people reach it at `address`. */
export function securityHeaders(address: string): Readonly<Record<string, string>> {
  // Only where it is served over https: a browser that heard this over http must not heed it (RFC 6797, 8.1).
  return address.startsWith('https:')
    ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' }
    : ALWAYS;
}

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
