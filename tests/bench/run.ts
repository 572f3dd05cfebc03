import { benchPages } from './pages';
import { benchDatabaseUrl, startReference, startSite } from './support/servers';

/**
 * `npm run bench [section …]`: every figure the project claims, as a ratio to a reference measured in the same
 * interleaved run. Never asserted in CI; docs/benchmarks.md keeps a run with its date.
 */
const needSite: Record<string, () => Promise<void>> = {
  pages: benchPages,
  spin: async () => (await import('./spin')).benchSpin(),
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse(),
};
/** Ten minutes by itself: only where it is asked for. */
const long: Record<string, () => Promise<void>> = {
  load: async () => (await import('./load')).benchLoad(),
};
const alone: Record<string, () => Promise<void>> = {
  ledger: async () => (await import('./ledger')).benchLedger(),
  gateway: async () => (await import('./gateway')).benchGateway(),
  search: async () => (await import('./search')).benchSearch(),
  returns: async () => (await import('./returns')).benchReturns(),
  fairness: async () => (await import('./fairness')).benchFairness(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => ![needSite, long, alone].some((sections) => name in sections));
if (unknown.length > 0)
  throw new Error(
    `unknown section ${unknown.join(', ')}; there are ${[needSite, long, alone].flatMap(Object.keys).join(', ')}`,
  );
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

for (const [name, run] of Object.entries(alone)) if (wanted(name)) await run();

const sections = [
  ...Object.entries(needSite).filter(([name]) => wanted(name)),
  ...Object.entries(long).filter(([name]) => asked.includes(name)),
];
if (sections.length > 0) {
  const site = await startSite();
  try {
    const reference = await startReference(benchDatabaseUrl());
    try {
      for (const [, run] of sections) await run();
    } finally {
      await reference.stop();
    }
  } finally {
    await site.stop();
  }
}
