import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What proves to the site that a call is ours. */
export interface Keys {
  /** Of the dialect `hub`: an RSA key pair of our own, as PEM. The operator stores the public one. */
  publicKey: string;
  privateKey: string;
  /** Of the dialects `own` and `form`, and of the transfer wallet: what the operator issued, 64 hexadecimal characters. */
  secret: string | undefined;
}

const fileOf = (folder: string) => join(folder, 'keys.json');

/** Reads the keys of a folder, or makes the key pair at the first start. A secret of the command line replaces the stored one. */
export function loadKeys(folder: string, secret: string | undefined): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stored = existsSync(fileOf(folder))
    ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Keys)
    : newKeys();
  const keys = { ...stored, secret: secret ?? stored.secret };
  storeKeys(folder, keys);
  return keys;
}

/** Replaces the file at once, so that a kill leaves the former or the new one. Only this user may read it. */
export function storeKeys(folder: string, keys: Keys): void {
  const draft = `${fileOf(folder)}.new`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, fileOf(folder));
}

function newKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey, privateKey, secret: undefined };
}
