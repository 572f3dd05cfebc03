import autocannon from 'autocannon';

export interface Shot {
  perSecond: number;
  p99: number;
  bad: number;
}

/** One burst of load; requests per second, p99 in ms, answers that were not 2xx. */
export async function shoot(options: autocannon.Options): Promise<Shot> {
  const result = await autocannon({ connections: 32, duration: 5, ...options });
  return { perSecond: result.requests.average, p99: result.latency.p99, bad: result.non2xx + result.errors };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Comparison {
  name: string;
  ours: number;
  reference: number;
  /** The median of the ratios pair by pair. */
  ratio: number;
  /** The ratio that the project promises; undefined: it promises none. */
  goal: number | undefined;
}

/** Measures ours and the reference in turn, `rounds` times after a warm-up, so that a drift of the machine hits both. */
export async function compare(
  name: string,
  goal: number | undefined,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
  rounds = 5,
): Promise<Comparison> {
  await ours();
  await reference();
  const pairs: { ours: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await ours(), reference: await reference() });
  return {
    name,
    ours: median(pairs.map((pair) => pair.ours)),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: median(pairs.map((pair) => pair.ours / pair.reference)),
    goal,
  };
}

/** Prints comparisons as a table; says of each whether it reaches its goal. */
export function printTable(title: string, rows: Comparison[]): void {
  console.log(`\n${title}`);
  console.log('| what | ours a second | reference | ratio | goal | |');
  console.log('|---|---|---|---|---|---|');
  for (const row of rows) {
    const verdict = row.goal === undefined ? '' : row.ratio >= row.goal ? 'reached' : 'MISSED';
    console.log(
      `| ${row.name} | ${Math.round(row.ours)} | ${Math.round(row.reference)} | ${row.ratio.toFixed(2)} | ${row.goal ?? ''} | ${verdict} |`,
    );
  }
}
