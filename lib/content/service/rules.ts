import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('customer service path');
const CONTEXT = 'path';

/** A channel's path as visitors get it: encrypted, for the site's own address to open (product.md §3). */
export function sealPath(path: string): string {
  return sealer.seal(Buffer.from(path), CONTEXT).toString('base64url');
}

/** The path behind what `sealPath` made; undefined where it is not ours. */
export function openPath(sealed: string): string | undefined {
  try {
    return sealer.open(Buffer.from(sealed, 'base64url'), CONTEXT).toString();
  } catch {
    return undefined;
  }
}
