import { createHash, randomBytes } from 'node:crypto';
import { admittedScripts, OWN_SCRIPTS, privatePagePolicy, publicPagePolicy } from './content-security';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const OWN_HASHES = OWN_SCRIPTS.map(hashOf);

/** The policy of a public page: the hashes of its admitted inline scripts. The middleware has its own (lib/edge). */
export function hashedPolicy(html: string, mirrors: readonly string[] = []): string {
  return publicPagePolicy(admittedScripts(html).map(hashOf), mirrors);
}

/** The policy of a page that is rendered for one request. */
export function noncedPolicy(
  mirrors: readonly string[] = [],
  frameOrigins: readonly string[] = [],
  nonce = randomBytes(16).toString('base64'),
): string {
  return privatePagePolicy(nonce, OWN_HASHES, mirrors, frameOrigins);
}
