import { readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { INTERNAL_HEADER, internalKey } from '@/lib/platform/http/internal-calls';
import { selfUrl } from '@/lib/platform/http/self-url';
import { BUILT_CONFIG, buildFolder } from './built-config';
import { expirePages } from './page-cache';

const TIMEOUT_MS = 10_000;

/**
 * How often the pages are refreshed after a change. A page that was being rendered during the first time may still show the former
 * settings; the second time is one reading later.
 */
const TIMES = 2;

let shown: string | undefined;
let pending = 0;

/**
 * Called after each reading of the settings with their version. If it is not the version that this process's pages show, the cached
 * pages are rendered anew. A failed try is repeated after the next reading.
 */
export async function refreshPages(version: string): Promise<void> {
  shown ??= builtVersion();
  if (version !== shown) {
    shown = version;
    pending = TIMES;
  }
  if (pending === 0) return;
  const response = await fetch(`${selfUrl().replace(/\/$/, '')}/wps/system/gate/refresh`, {
    headers: { [INTERNAL_HEADER]: await internalKey(env().SESSION_SECRET) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The pages could not be refreshed: ${response.status}.`);
  expirePages();
  pending -= 1;
}

/** The version of the settings that the pages of the build show; empty if the build did not know any. */
function builtVersion(): string {
  try {
    return readFileSync(BUILT_CONFIG(buildFolder()), 'utf8');
  } catch {
    return '';
  }
}
