import { FAILURE_MS, lineOf, type DomainLine } from '@/lib/content/domains/rules';

/** A response that takes longer counts as a failure. */
const TIMEOUT_MS = 5_000;
/** The first request includes the name lookup and the connection. The fastest of the others counts. */
const PINGS = 3;

/** Measures a mirror by its ping responses. A mirror that fails, or is not ours, gets FAILURE_MS. */
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
  const response = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status !== 204) throw new Error(`${domainName}: ${response.status}`);
  return Math.round(performance.now() - start);
}
