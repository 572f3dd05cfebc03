// `npm test`: installs what it needs, then lint, types, Jest and Playwright; ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureDependencies, project } from './ground.mjs';

checkNode();
process.chdir(project);
ensureDependencies();

const reports = mkdtempSync(join(tmpdir(), 'croupier-reports-'));
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
let passed = 0;
let failed = 0;

function run(command, args, extra = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...extra } }).status === 0;
}

/** A check that passes or fails as one. */
function check(title, command, args) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const good = run(command, args);
  if (good) passed += 1;
  else failed += 1;
  console.log(`-- ${title}: ${good ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
}

const bin = (name) => join('node_modules/.bin', name);

check('Lint', bin('eslint'), ['.', '--max-warnings', '0']);
check('Import rules', bin('depcruise'), [
  'app',
  'components',
  'lib',
  'middleware.ts',
  '--config',
  '.dependency-cruiser.cjs',
]);
check('Route types', bin('next'), ['typegen']);
check('Types', bin('tsc'), ['--noEmit']);

// A profile's signature is checked with it (tests/seo/lite-profile.test.ts); Debian's slim images have none.
if (!which('openssl')) installFromDebian('openssl');

console.log('\n== Jest');
const jestReport = join(reports, 'jest.json');
run(bin('jest'), ['--json', `--outputFile=${jestReport}`]);
count(jestReport, jestFigures);

await onOlderPostgres();

console.log('\n== Playwright');
const browser = findBrowser();
if (browser === undefined) {
  failed += 1;
} else {
  const playwrightReport = join(reports, 'playwright.json');
  run(bin('playwright'), ['test'], { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport });
  count(playwrightReport, (report) => [report.stats.expected, report.stats.unexpected + report.stats.flaky]);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function jestFigures(report) {
  return [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
}

/**
 * The suites that ask a database again, on Debian's PostgreSQL 15, the oldest that we promise to run on (the embedded one is
 * 18): a throw-away cluster of it, where the machine has one.
 */
async function onOlderPostgres() {
  const server = '/usr/lib/postgresql/15';
  console.log('\n== Jest on PostgreSQL 15');
  if (!existsSync(join(server, 'bin/initdb'))) {
    console.log(
      `-- skipped: there is no PostgreSQL 15 in ${server}; the suites above ran on the embedded one only`,
    );
    return;
  }
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { startCluster, removeCluster } = await import('../db/embedded/cluster.ts');
  await unregister();
  const folder = mkdtempSync(join(tmpdir(), 'croupier-test-'));
  const cluster = await startCluster(folder, { durable: false, server });
  try {
    const report = join(reports, 'jest-15.json');
    const url = cluster.ownerUrl.replace(/\/croupier(\?|$)/, '/postgres$1');
    run(bin('jest'), ['--json', `--outputFile=${report}`, ...databaseSuites()], { TEST_DATABASE_URL: url });
    count(report, jestFigures);
  } finally {
    cluster.stop();
    removeCluster(folder);
  }
}

/** The test files that have a database of their own from tests/support/database.ts. */
function databaseSuites() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(file, 'utf8').includes('useTestDatabase('));
}

function count(file, read) {
  if (!existsSync(file)) {
    failed += 1; // it never got as far as a report
    return;
  }
  const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += good;
  failed += bad;
  if (good + bad === 0) failed += 1;
}

/** A Chromium on the machine, else Debian's package where we are root, else Playwright's own ('' = its default). */
function findBrowser() {
  const found = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => which(name)).find(Boolean);
  if (found) return found;
  if (installFromDebian('chromium')) return which('chromium');
  console.log('Installing Playwright’s Chromium …');
  return run(bin('playwright'), ['install', 'chromium']) ? '' : undefined;
}

/** Installs a package where Debian is the machine and we are root; tells whether it is there now. */
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
