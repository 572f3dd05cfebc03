import { DEFER_SCRIPTS } from '../deferred-scripts';
import { EARLY_INPUT_SCRIPT } from '../early-input-script';
import { RETRY_SCRIPT } from '../retry-script';
import { THEME_SCRIPT } from '../theme-script';

const COMMON = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
];

/**
 * The shapes of inline scripts that a public page may have. A script is admitted by its hash only if all of it has one of
 * these shapes: a page's data as one string literal (Next.js' flight data) or React's fixed instructions for streamed
 * boundaries. Hashing what we send vouches for no other script. An injected one of these shapes could only add page data.
 */
const ADMITTED: readonly RegExp[] = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[2,(?:null|"(?:[^"\\]|\\.)*")\]\)$/s,
  // The chunks that the page starts with: names of our own files and numbers, no code.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:,?"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[(?:,?\d+)*\]\}\);$/,
  /^\$R[A-Z]\("[A-Z]:[0-9a-f]+","[A-Z]:[0-9a-f]+"\)$/,
];

/** Our own inline scripts, admitted by their exact text. They are in layouts that cached pages share. */
export const OWN_SCRIPTS: readonly string[] = [THEME_SCRIPT, RETRY_SCRIPT, EARLY_INPUT_SCRIPT];

/** Our own loader, followed by a list of our own files and nothing else. */
const SCRIPT_LIST = /^\(\[(?:,?"\/_next\/static\/chunks\/[\w.~-]+\.js")*\]\)$/;
const isScriptLoader = (text: string) =>
  text.startsWith(DEFER_SCRIPTS) && SCRIPT_LIST.test(text.slice(DEFER_SCRIPTS.length));

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of a page's inline scripts that its policy admits. */
export function admittedScripts(html: string): string[] {
  const texts = new Set<string>();
  for (const [, text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (OWN_SCRIPTS.includes(text) || isScriptLoader(text) || ADMITTED.some((shape) => shape.test(text)))
      texts.add(text);
  }
  return [...texts];
}

/** The hosts that scripts may call: our own, and the site's mirrors, whose speed is measured (`host` or `host:port`). */
function connectTo(mirrors: readonly string[]): string {
  return ["connect-src 'self'", ...mirrors.filter((host) => /^[a-z0-9.-]+(?::\d+)?$/.test(host))].join(' ');
}

/** What a page may show in a frame: our own pages, and the games of vendors at these origins (`https://games.example`). */
function frameSources(origins: readonly string[] = []): string {
  return ["frame-src 'self'", ...origins.filter((url) => /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(url))].join(
    ' ',
  );
}

/** The policy of a cached public page, which admits inline scripts by their hashes in base64 (SHA-256). */
export function publicPagePolicy(hashes: readonly string[], mirrors: readonly string[] = []): string {
  return [...COMMON, frameSources(), connectTo(mirrors), `script-src 'self' ${sources(hashes)}`.trim()].join(
    '; ',
  );
}

/**
 * The policy of a page rendered for one request: money, accounts, games, the back office. Our own scripts carry no nonce,
 * so their hashes are named as well.
 */
export function privatePagePolicy(
  nonce: string,
  ownHashes: readonly string[],
  mirrors: readonly string[] = [],
  frameOrigins: readonly string[] = [],
): string {
  return [
    ...COMMON,
    frameSources(frameOrigins),
    connectTo(mirrors),
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${sources(ownHashes)}`,
  ].join('; ');
}

const sources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(' ');

/** Whether a page is rendered per request, so that it can carry a nonce; every other page is cached and hashed. */
export function isNonced(pathname: string): boolean {
  return /^(?:\/[a-z]{2})?\/(?:member|seamless|agent|agenthome|studio|backoffice)(?:\/|$)/i.test(pathname);
}

/** Headers that every answer carries, for a site whose public address is `address`. */
export function securityHeaders(address: string): Readonly<Record<string, string>> {
  // Over https only: a browser ignores this header over http (RFC 6797, 8.1).
  return address.startsWith('https:')
    ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' }
    : ALWAYS;
}

/** The security headers that do not depend on the address. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
