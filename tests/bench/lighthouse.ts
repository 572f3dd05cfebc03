import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { median } from './support/load';
import { memberCookie } from './support/member';
import { REFERENCE, SITE } from './support/servers';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Pages that only a member sees: search engines are told to leave them out, so that Lighthouse's score of that is not asked for. */
const OF_MEMBERS: readonly string[] = ['/lottery'];

/** Lighthouse's mobile scores (median of 3) and the JavaScript of a first visit against the bare page's. */
export async function benchLighthouse(
  paths: readonly string[] = ['/', '/rng', '/promotions', '/help', ...OF_MEMBERS],
): Promise<void> {
  const cookie = await memberCookie();
  console.log('\nLighthouse, mobile, median of 3');
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP ms | CLS | TBT ms |`);
  console.log('|---|---|---|---|---|---|---|---|');
  for (const path of paths) console.log(await score(path, OF_MEMBERS.includes(path) ? cookie : undefined));
  const bare = await scriptBytes(REFERENCE);
  console.log('\nJavaScript until load + 3 s, as transferred');
  console.log('| page | kB | times the bare page | goal |\n|---|---|---|---|');
  console.log(`| bare Next.js page | ${(bare / 1000).toFixed(1)} | 1.00 | |`);
  for (const path of paths) {
    const bytes = await scriptBytes(SITE + path, OF_MEMBERS.includes(path) ? cookie : undefined);
    console.log(
      `| ${path} | ${(bytes / 1000).toFixed(1)} | ${(bytes / bare).toFixed(2)} | 1.2 ${bytes / bare <= 1.2 ? 'reached' : 'MISSED'} |`,
    );
  }
}

async function score(path: string, cookie?: string): Promise<string> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < 3; run++) {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromeFlags: FLAGS,
    });
    try {
      const result = await lighthouse(SITE + path, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
        output: 'json',
      });
      const { categories, audits } = result!.lhr;
      for (const category of CATEGORIES) {
        if (run > 0 || categories[category]!.score === 1 || category === 'performance') continue;
        const failing = categories[category]!.auditRefs.filter(
          (ref) => ref.weight > 0 && (audits[ref.id]!.score ?? 1) < 1,
        );
        console.error(`  ${path} ${category}: ${failing.map((ref) => ref.id).join(', ')}`);
      }
      runs.push({
        ...Object.fromEntries(
          CATEGORIES.map((category) => [category, Math.round((categories[category]!.score ?? 0) * 100)]),
        ),
        lcp: audits['largest-contentful-paint']!.numericValue ?? 0,
        cls: audits['cumulative-layout-shift']!.numericValue ?? 0,
        tbt: audits['total-blocking-time']!.numericValue ?? 0,
      });
    } finally {
      chrome.kill();
    }
  }
  const middle = (name: string) => median(runs.map((run) => run[name]!));
  const scores = CATEGORIES.map(
    (category) =>
      `${middle(category)}${middle(category) >= GOALS[category] || (cookie && category === 'seo') ? '' : ' MISSED'}`,
  );
  return `| ${path} | ${scores.join(' | ')} | ${Math.round(middle('lcp'))} | ${middle('cls').toFixed(3)} | ${Math.round(middle('tbt'))} |`;
}

/** Bytes of script a first visit transfers (gzip or brotli, as the server sends it), until load and three seconds more. */
async function scriptBytes(url: string, cookie?: string): Promise<number> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS.slice(1) });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      ...(cookie ? { extraHTTPHeaders: { cookie } } : {}),
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', (event) => {
      if (event.type === 'Script' || /javascript/.test(event.response.mimeType)) scripts.add(event.requestId);
    });
    session.on('Network.loadingFinished', (event) => {
      if (scripts.has(event.requestId)) bytes += event.encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    return bytes;
  } finally {
    await browser.close();
  }
}
