/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '@/lib/cli/build';
import { STALE_MS, HEARTBEAT_MS, acquireBuildLock } from '@/lib/cli/build-lock';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-build-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('two starts in one checkout', () => {
  // A build that says so and takes a moment, in a checkout of its own.
  const NEXT = `
    const { appendFileSync } = require('node:fs');
    appendFileSync('said', 'begins ');
    setTimeout(() => appendFileSync('said', process.argv[2] + ' ends '), 100);
  `;
  const said = () => readFileSync('said', 'utf8');

  beforeEach(() => {
    process.chdir(folder);
    mkdirSync('node_modules/next/dist/bin', { recursive: true });
    writeFileSync('node_modules/next/dist/bin/next', NEXT);
    mkdirSync('app');
    writeFileSync('app/page.tsx', 'one');
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    process.chdir(home);
    jest.restoreAllMocks();
  });

  const start = (stopped = () => false) => ensureBuild(() => {}, stopped);

  it('build once, and again after a change of the sources', async () => {
    await Promise.all([start(), start()]);
    expect(said()).toBe('begins build ends ');
    await start();
    expect(said()).toBe('begins build ends ');
    writeFileSync('app/page.tsx', 'two');
    await Promise.all([start(), start()]);
    expect(said()).toBe('begins build ends begins build ends ');
  });

  it('leave no build and no lock after a failure or a stop', async () => {
    writeFileSync('node_modules/next/dist/bin/next', "console.error('no such thing'); process.exit(1)");
    await expect(start()).rejects.toThrow('no such thing');
    await start(() => true);
    expect(existsSync('.next/croupier-sources')).toBe(false);
    expect(existsSync('.next/cache/croupier-build')).toBe(false);
  });
});

describe('the lock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const file = () => join(folder, 'cache/lock');
  const unasked = () => false;

  it('is held as long as its holder lives, and passed on afterwards', async () => {
    const first = (await acquireBuildLock(file(), () => {}, unasked))!;
    const told = jest.fn();
    let second: { release(): void } | undefined;
    const taking = acquireBuildLock(file(), told, unasked).then((lock) => (second = lock));
    await jest.advanceTimersByTimeAsync(10 * STALE_MS);
    expect(second).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
    first.release();
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await taking;
    second!.release();
    expect(existsSync(file())).toBe(false);
  });

  it('of a killed process can be taken after a while', async () => {
    mkdirSync(join(folder, 'cache'));
    writeFileSync(file(), 'of one that is gone');
    let taken = false;
    const taking = acquireBuildLock(file(), () => {}, unasked).then((lock) => {
      taken = true;
      return lock;
    });
    await jest.advanceTimersByTimeAsync(STALE_MS / 2);
    expect(taken).toBe(false);
    await jest.advanceTimersByTimeAsync(STALE_MS);
    (await taking)!.release();
  });

  it('is no longer awaited when the start is stopped', async () => {
    const first = (await acquireBuildLock(file(), () => {}, unasked))!;
    const taking = acquireBuildLock(
      file(),
      () => {},
      () => true,
    );
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(await taking).toBeUndefined();
    first.release();
  });

  it('is left to another process that has taken it meanwhile', async () => {
    const first = (await acquireBuildLock(file(), () => {}, unasked))!;
    writeFileSync(file(), 'of another');
    first.release();
    expect(readFileSync(file(), 'utf8')).toBe('of another');
  });
});
