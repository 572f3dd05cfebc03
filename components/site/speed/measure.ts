import { FAILURE_MS, lineOf, type DomainLine } from '@/lib/content/domains/rules';

/** Longer than this nobody would wait for a page; it is counted as no answer. */
const PATIENCE_MS = 5_000;
/** The first answer also pays for looking up the name and shaking hands; the fastest of the others is the line's. */
const PINGS = 3;

/** Measures a mirror by real answers of its ping; a line that fails, or is not ours, counts FAILURE_MS. */
export async function measureLine(domainName: string, signal: AbortSignal): Promise<DomainLine> {
  let best = FAILURE_MS;
  try {
    for (let ping = 0; ping < PINGS; ping++) {
      const time = await pingOnce(domainName, signal);
      if (ping > 0) best = Math.min(best, time);
    }
  } catch {
    return lineOf(domainName, FAILURE_MS);
  }
  return lineOf(domainName, best);
}

async function pingOnce(domainName: string, signal: AbortSignal): Promise<number> {
  const address = `${window.location.protocol}//${domainName}/wps/system/ping?speed=${Math.random()}`;
  const start = performance.now();
  const answer = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  if (answer.status !== 204) throw new Error(`${domainName}: ${answer.status}`);
  return Math.round(performance.now() - start);
}
