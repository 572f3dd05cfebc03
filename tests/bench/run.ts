import { spawnSync } from 'node:child_process';
import { benchPages } from './pages';
import { benchDatabaseUrl, startReference, startSite, type Server } from './support/servers';

/**
 * `npm run bench [section …]`: prints every figure of docs/benchmarks.md, as a ratio to a reference that is measured in turn in the
 * same run. CI asserts none of them.
 */
/** With our own server, then with plain Next.js. */
const twice: Record<string, (server: Server) => Promise<void>> = {
  pages: benchPages,
  spin: async (server) => (await import('./spin')).benchSpin(server),
};
const needSite: Record<string, () => Promise<void>> = {
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse(),
};
/** Takes ten minutes: runs only if it is named. */
const long: Record<string, () => Promise<void>> = {
  load: async () => (await import('./load')).benchLoad(),
};
/** Sections with a database of their own. */
const alone: Record<string, () => Promise<void>> = {
  ledger: async () => (await import('./ledger')).benchLedger(),
  gateway: async () => (await import('./gateway')).benchGateway(),
  dialects: async () => (await import('./dialects')).benchDialects(),
  search: async () => (await import('./search')).benchSearch(),
  imports: async () => (await import('./imports')).benchImports(),
  reports: async () => (await import('./reports')).benchReports(),
  agents: async () => (await import('./agents')).benchAgents(),
  records: async () => (await import('./records')).benchRecords(),
  returns: async () => (await import('./returns')).benchReturns(),
  fairness: async () => (await import('./fairness')).benchFairness(),
  messages: async () => (await import('./messages')).benchMessages(),
  jobs: async () => (await import('./jobs')).benchJobs(),
  'lottery-bets': async () => (await import('./lottery-bets')).benchLotteryBets(),
  'lottery-settle': async () => (await import('./lottery-settle')).benchLotterySettle(),
};

const asked = process.argv.slice(2);
const names = [twice, needSite, long, alone].flatMap((sections) => Object.keys(sections));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`unknown section ${unknown.join(', ')}; there are ${names.join(', ')}`);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

// Settings are read once per process, and each of these names a database of its own.
for (const [name, run] of Object.entries(alone)) {
  if (asked.length === 1 && asked[0] === name) await run();
  else if (wanted(name)) {
    const args = ['--import', 'tsx', 'tests/bench/run.ts', name];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`the section ${name} failed`);
  }
}

const ofSite = [
  ...Object.entries(needSite).filter(([name]) => wanted(name)),
  ...Object.entries(long).filter(([name]) => asked.includes(name)),
];
const ofBoth = Object.entries(twice).filter(([name]) => wanted(name));
for (const server of ['own', 'next'] as const) {
  const runs = [
    ...ofBoth.map(
      ([, run]) =>
        () =>
          run(server),
    ),
    ...(server === 'own' ? ofSite.map(([, run]) => run) : []),
  ];
  if (runs.length === 0) continue;
  const site = await startSite(server);
  try {
    const reference = await startReference(benchDatabaseUrl());
    try {
      for (const run of runs) await run();
    } finally {
      await reference.stop();
    }
  } finally {
    await site.stop();
  }
}
