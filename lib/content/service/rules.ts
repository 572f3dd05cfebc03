import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('customer service path');
const CONTEXT = 'path';

/** Encrypts a channel's path for visitors (CONT-8). The site's own address opens it. */
export function sealPath(path: string): string {
  return sealer.seal(Buffer.from(path), CONTEXT).toString('base64url');
}

/** Returns the path that `sealPath` encrypted, or undefined if it is not ours. */
export function openPath(sealed: string): string | undefined {
  try {
    return sealer.open(Buffer.from(sealed, 'base64url'), CONTEXT).toString();
  } catch {
    return undefined;
  }
}
