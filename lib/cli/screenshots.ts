import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { demoAccounts } from './seed/accounts';
import { logInAs, SCREENS, waitUntilSettled, loadWholePage, setTheme } from './screens';
import type { Screen } from './viewer';

const FOLDER = 'screenshots';
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
type Size = keyof typeof SIZES;
/** A longer page is cut here; further down the content repeats. */
const MAX_HEIGHT = 5_000;

/**
 * `npm run screenshots [-- --only=home,rng --locales=en,ar]`: takes every screen at both widths, in both themes and
 * every language, into ./screenshots/<locale>/<size>-<theme>/<screen>.png. Uses the site that runs on PORT, or starts
 * one. Exit code 1 if a screen could not be taken.
 */
async function main(): Promise<void> {
  const only = listOf('only');
  const locales = LOCALE_CODES.filter((code) => listOf('locales')?.includes(code) ?? true);
  const screens = SCREENS.filter(({ name }) => only?.includes(name) ?? true);
  const origin = `http://localhost:${process.env.PORT || 3000}`;
  const server = await siteAt(origin);
  const browser = await chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const failed: string[] = [];
  try {
    for (const locale of locales)
      for (const size of Object.keys(SIZES) as Size[])
        failed.push(...(await takeAll(browser, screens, { origin, locale, size })));
  } finally {
    await browser.close();
    if (server) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
  for (const line of failed) process.stderr.write(`${line}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

interface View {
  origin: string;
  locale: LocaleCode;
  size: Size;
}

/** Takes the screens in one language at one width, with one browser context per viewer. Returns the failures. */
async function takeAll(browser: Browser, screens: readonly Screen[], view: View): Promise<string[]> {
  const { origin, locale, size } = view;
  const failed: string[] = [];
  const password = demoPasswordHere();
  for (const viewer of new Set(screens.map((screen) => screen.as))) {
    const context = await browser.newContext({
      viewport: SIZES[size],
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      hasTouch: size === 'phone',
    });
    await context.addCookies([{ name: 'lang', value: locale.toUpperCase(), url: origin }]);
    const page = await context.newPage();
    await logInAs(page, origin, viewer, password);
    for (const screen of screens.filter(({ as, only = size }) => as === viewer && only === size)) {
      try {
        const office = screen.path.startsWith('/backoffice');
        await page.goto(`${origin}${office ? screen.path : localePath(locale, screen.path)}`);
        await waitUntilSettled(page);
        await screen.open?.(page);
        if (screen.open === undefined) await loadWholePage(page);
        for (const theme of ['dark', 'light'] as const) {
          await setTheme(page, theme);
          const folder = join(FOLDER, locale, `${size}-${theme}`);
          mkdirSync(folder, { recursive: true });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.screenshot({
            path: join(folder, `${screen.name}.png`),
            ...(screen.open
              ? {}
              : {
                  fullPage: true,
                  clip: { x: 0, y: 0, width: SIZES[size].width, height: Math.min(MAX_HEIGHT, height) },
                }),
          });
        }
      } catch (error) {
        failed.push(`${locale} ${size} ${screen.name}: ${String(error).split('\n')[0]}`);
      }
    }
    await context.close();
    process.stdout.write(`${locale} ${size}: ${viewer} taken\n`);
  }
  return failed;
}

/** `--name=a,b` of the command line, or undefined. */
function listOf(name: string): string[] | undefined {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given?.slice(name.length + 3).split(',');
}

function demoPasswordHere(): string {
  const password =
    process.env.DEMO_PASSWORD || demoAccounts()?.find(({ account }) => account === 'operator')?.password;
  if (!password)
    throw new Error('Screenshots need the demo: start it once with DEMO_SEED, or set DEMO_PASSWORD.');
  return password;
}

const answers = (origin: string) =>
  fetch(`${origin}/wps/system/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Undefined if the site runs already; otherwise the process that was started. */
async function siteAt(origin: string): Promise<ChildProcess | undefined> {
  if (await answers(origin)) return undefined;
  const server = spawn(process.execPath, ['lib/cli/start.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((done, fail) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Croupier is at') && done());
    server.once('exit', () => fail(new Error('The site could not be started: see above.')));
  });
  return server;
}

await main();
