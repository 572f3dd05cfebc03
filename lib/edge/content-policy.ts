import {
  admittedScripts,
  OWN_SCRIPTS,
  privatePagePolicy,
  publicPagePolicy,
} from '@/lib/platform/http/content-security';
import { askSite, headersToPass } from './self';

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64(new Uint8Array(digest));
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

let ownHashes: Promise<string[]> | undefined;

/** A policy with a new nonce, for a page that is rendered for this request. */
export async function noncedPolicy(
  mirrors: readonly string[],
  frameOrigins: readonly string[],
): Promise<string> {
  ownHashes ??= Promise.all(OWN_SCRIPTS.map(hashOf));
  const nonce = base64(crypto.getRandomValues(new Uint8Array(16)));
  return privatePagePolicy(nonce, await ownHashes, mirrors, frameOrigins);
}

/** The policy of a response that is not a document: it allows no inline script. */
export const strictPolicy = (mirrors: readonly string[]): string => publicPagePolicy([], mirrors);

/**
 * Fetches a public page from this site and returns it with a policy that names the hashes of its scripts. The page is
 * cached, so it carries no nonce, and its hashes are known only from its HTML.
 */
export async function hashedPage(
  path: string,
  given: Headers,
  method: string,
  mirrors: readonly string[],
): Promise<Response> {
  const headers = new Headers(given);
  // The whole page is needed; whether the browser has it already is decided here.
  for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
  const response = await askSite(path, headers);
  const sent = headersToPass(response);
  if (!sent.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers: sent });
  const html = await response.text();
  const hashes = await Promise.all(admittedScripts(html).map(hashOf));
  sent.set('content-security-policy', publicPagePolicy(hashes, mirrors));
  // A cache between the site and the visitor does not know about languages by cookie, maintenance and regions.
  if (/\bs-maxage=\d/.test(sent.get('cache-control') ?? '')) sent.set('cache-control', 'private, no-cache');
  const etag = sent.get('etag');
  const isKnown = response.status === 200 && etag !== null && etag === given.get('if-none-match');
  return new Response(isKnown || method === 'HEAD' ? null : html, {
    status: isKnown ? 304 : response.status,
    headers: sent,
  });
}
