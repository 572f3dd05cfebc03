// `npm test` and `npm run test:full`: install what they need, then run lint, types, Jest and Playwright; end with
// `N passed, N failed`. docs/testing.md says what each of the two runs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureDependencies, project } from './bootstrap.mjs';

checkNode();
process.chdir(project);
ensureDependencies();

const full = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'croupier-reports-'));
const caches = 'node_modules/.cache/croupier';
mkdirSync(caches, { recursive: true });
const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
  ...(full ? { TEST_FULL: '1' } : {}),
};
const begun = Date.now();
let passed = 0;
let failed = 0;

const bin = (name) => join('node_modules/.bin', name);
const seconds = (since) => Math.round((Date.now() - since) / 1000);

function run(command, args, extra = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...extra } }).status === 0;
}

/** Runs a command and resolves with its output and whether it succeeded. */
function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text.toString()));
    child.on('error', (error) => resolve({ good: false, output: String(error) }));
    child.on('close', (code) => resolve({ good: code === 0, output }));
  });
}

/** A check passes or fails as a whole. Checks in different lists run at the same time. */
async function checks(list) {
  for (const [title, command, args] of list) {
    const started = Date.now();
    const { good, output } = await capture(command, args);
    if (good) passed += 1;
    else failed += 1;
    console.log(
      `\n== ${title}\n${output}-- ${title}: ${good ? 'passed' : 'FAILED'} in ${seconds(started)} s`,
    );
  }
}

/** Runs a section that counts its own tests and prints how long it took. */
async function section(title, work) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  await work();
  console.log(`-- ${title}: ${seconds(started)} s`);
}

/** Makes a part of the journeys' site, which Playwright starts later. */
const prepare = (part) => [process.execPath, ['--import', 'tsx', 'tests/e2e/support/prepare-site.ts', part]];
const types = checks([
  ['Route types', bin('next'), ['typegen']],
  // The native compiler (decision 0126). Both compilers bring a command of the same name, so this one is called by its path.
  [
    'Types',
    process.execPath,
    [
      'node_modules/typescript-native/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(caches, 'tsc.json'),
    ],
  ],
]);
// Import rules, demo data and most of the build use one core each, so they run at the same time.
await Promise.all([
  checks([
    ['Lint', bin('oxlint'), []],
    [
      'Import rules',
      bin('depcruise'),
      ['app', 'components', 'examples', 'lib', 'middleware.ts', '--config', '.dependency-cruiser.cjs'],
    ],
  ]),
  checks([['Demo data', ...prepare('seed')]])
    // After the type check: a build rewrites the types of the routes that it reads.
    .then(() => types)
    .then(() => checks([['Build', ...prepare('build')]])),
]);

// tests/seo/lite-profile.test.ts checks a signature with openssl, which Debian's slim images do not have.
if (!which('openssl')) installFromDebian('openssl');

await section('Jest', () => {
  const report = join(reports, 'jest.json');
  run(bin('jest'), ['--json', `--outputFile=${report}`]);
  count(report, jestFigures);
});

await section('Jest on PostgreSQL 15', onOlderPostgres);

const browser = findBrowser();
await section('Playwright', () => journeys('playwright', []));
if (full)
  await section('Playwright on plain Next.js', () =>
    journeys('plain-next', ['--config', 'tests/e2e/plain-next/playwright.config.ts']),
  );

console.log(`\nThe run took ${Math.round(seconds(begun) / 6) / 10} minutes.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs journeys in the browser and counts them. */
function journeys(name, options) {
  if (browser === undefined) {
    failed += 1;
    return;
  }
  const report = join(reports, `${name}.json`);
  run(bin('playwright'), ['test', ...options], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  count(report, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

function jestFigures(report) {
  return [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
}

/**
 * Runs the suites that use a database again on Debian's PostgreSQL 15, the oldest version supported (the embedded one is
 * 18), in a temporary cluster, if the machine has that version.
 */
function onOlderPostgres() {
  const server = '/usr/lib/postgresql/15';
  if (!existsSync(join(server, 'bin/initdb'))) {
    console.log(`-- skipped: there is no PostgreSQL 15 in ${server}; only the embedded version was tested`);
    return;
  }
  const report = join(reports, 'jest-15.json');
  // Also the full run uses a commit's cases here: more of them reveal nothing about the version of PostgreSQL.
  run(bin('jest'), ['--json', `--outputFile=${report}`, ...databaseSuites()], {
    TEST_POSTGRES: server,
    TEST_FULL: '',
  });
  count(report, jestFigures);
}

/**
 * The suites with a database of their own from tests/support/database.ts. `npm test` runs those whose SQL decides about money,
 * play and search; `npm run test:full` runs all.
 */
function databaseSuites() {
  const rooms = ['ledger', 'gateway', 'studio-play', 'studio-lottery-bets', 'catalogue/search.', 'db'];
  // Kills of the process and statistics of the games do not depend on the version. Dialects, long orders of calls and large batches
  // call the functions that the gateway's other suites call. Launches and vendors' access are ordinary queries.
  const once = [
    'ledger/crash.',
    'studio-play/same-odds.',
    'gateway/dialects/',
    'gateway/orders.',
    'gateway/batch-calls.',
    'gateway/wallet-transfers.',
    'gateway/launch',
    'gateway/vendor-access.',
  ];
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.full.'))
    .filter(
      (file) =>
        full ||
        (rooms.some((room) => file.startsWith(room)) && !once.some((suite) => file.startsWith(suite))),
    )
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(file, 'utf8').includes('useTestDatabase('));
}

function count(file, read) {
  if (!existsSync(file)) {
    failed += 1; // The run ended before it wrote a report.
    return;
  }
  const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += good;
  failed += bad;
  if (good + bad === 0) failed += 1;
}

/**
 * Returns a browser of the machine, or Debian's package if we are root, or Playwright's own ('' is its default). The headless
 * shell comes first: it draws no window, and the journeys take a quarter less time in it (docs/testing.md).
 */
function findBrowser() {
  const shell = 'chromium-headless-shell';
  const found = [shell, 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => which(name))
    .find(Boolean);
  if (found) return found;
  if (installFromDebian(shell)) return which(shell);
  console.log('Installing Playwright’s Chromium …');
  return run(bin('playwright'), ['install', 'chromium']) ? '' : undefined;
}

/** Installs a package if the machine is a Debian and we are root; returns whether that succeeded. */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return false;
  console.log(`Installing ${name} from Debian …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', ['update', '-qq'], quiet) && run('apt-get', ['install', '-y', '-qq', name], quiet);
}

function which(name) {
  const result = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
