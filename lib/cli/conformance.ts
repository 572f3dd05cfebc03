import { parseArgs } from 'node:util';
import { CASES } from '@/lib/conformance/cases';
import { protocolDocument } from '@/lib/conformance/document';
import { playCases } from '@/lib/conformance/kit';
import { givenTokens, sandboxLauncher, siteLauncher } from '@/lib/conformance/launchers';
import { tableFoot, tableHead, tableLine } from '@/lib/conformance/report';
import { checkLaunchPage } from '@/lib/conformance/vendor/launch-page';
import { startExaminer } from '@/lib/conformance/vendor/check';
import type { Launcher, Result } from '@/lib/conformance/types';

/** It talks to a gateway over HTTP, and needs no database of this machine. */
export const standalone = true;

const USAGE = `usage: npm run conformance -- --url <site> --vendor <code> --secret <64 hexadecimal characters> <player> [--slow] [--only <text>] [--json]

Plays every case of docs/vendor-protocol.md against a gateway, as a vendor. Exit code 1 if one fails.

  --url <site>              the site, https://site.example; or the address of the calls, if it has a path
  <player>, one of:
    --user <name> --password <password>   a member to log in, without limits, with at least 20 of money
    --trial                               a trial player, with play money
    --sandbox                             the players of a sandbox, with the address of its calls as --url
    --launch-token <token>                launch tokens of one player and game, as often as there are tokens
  --slow                    also the cases that wait for a token to expire
  --only <text>             only the cases whose title or section has this text
  --json                    prints the results as JSON
`;

/** `npm run conformance`: checks a gateway against the document of the protocol. */
export async function main(args: readonly string[] = []): Promise<void> {
  if (args.includes('--vendor-play')) return judgeVendor(args);
  const options = readOptions(args);
  if (!options) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const { caller, launcher, slow, only, json } = options;
  const cases = CASES.filter(({ title, section }) =>
    `${title} ${section}`.toLowerCase().includes(only.toLowerCase()),
  );
  const write = (line: string) => process.stdout.write(`${line}\n`);
  if (!json) write(tableHead());
  const onResult = (result: Result) => (json ? undefined : write(tableLine(result)));
  const results = await playCases({ caller, launcher, cases, document: protocolDocument(), slow, onResult });
  write(json ? JSON.stringify(results, null, 2) : tableFoot(results));
  const isGood =
    results.some(({ verdict }) => verdict === 'passed') &&
    results.every(({ verdict }) => verdict !== 'failed');
  if (!isGood) process.exitCode = 1;
}

const VENDOR_USAGE = `usage: npm run conformance -- --vendor-play <address> --vendor <code> --secret <64 hexadecimal characters> --listen <port> [--game <code>] [--slow] [--json]
       [--vendor-launch <launch address> [--site <origin>]]

Plays rounds of a vendor against a gateway in this process, which answers wrongly on purpose. Let the vendor call http://127.0.0.1:<port>/provider/v1.
--vendor-launch also loads the page of the launch address; with --site, that site must be allowed to show it in a frame.
`;

/** The other direction: a vendor plays rounds by its certification hook, and the kit judges what it does. */
async function judgeVendor(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      'vendor-play': text,
      vendor: text,
      secret: text,
      listen: text,
      game: text,
      'vendor-launch': text,
      site: text,
      slow: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const { 'vendor-play': play = '', vendor, secret = '', json = false } = values;
  const port = Number(values.listen);
  if (
    !vendor ||
    !/^[0-9a-f]{64}$/.test(secret) ||
    !URL.canParse(play) ||
    !Number.isInteger(port) ||
    port < 1 ||
    port > 65_535
  ) {
    process.stderr.write(VENDOR_USAGE);
    process.exitCode = 1;
    return;
  }
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const examiner = await startExaminer({ vendor, secret, port });
  if (!json) write(`The gateway listens at ${examiner.address}\n${tableHead()}`);
  const results = await examiner.check({
    play,
    gameCode: values.game ?? 'first',
    slow: values.slow ?? false,
    onResult: (result) => (json ? undefined : write(tableLine(result))),
  });
  await examiner.close();
  const launch = values['vendor-launch'];
  if (launch !== undefined) {
    const judged = await checkLaunchPage(launch, { game: values.game ?? 'first', site: values.site });
    if (!json) for (const result of judged) write(tableLine(result));
    results.push(...judged);
  }
  write(json ? JSON.stringify(results, null, 2) : tableFoot(results));
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}

interface Options {
  caller: { address: string; vendor: string; secret: string };
  launcher: Launcher;
  slow: boolean;
  only: string;
  json: boolean;
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        vendor: { type: 'string' },
        secret: { type: 'string' },
        'launch-token': { type: 'string', multiple: true },
        user: { type: 'string' },
        password: { type: 'string' },
        trial: { type: 'boolean' },
        sandbox: { type: 'boolean' },
        slow: { type: 'boolean' },
        only: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const { url = '', vendor, secret = '', user, password, trial = false, sandbox = false } = values;
    const tokens = values['launch-token'] ?? [];
    if (!vendor || !/^[0-9a-f]{64}$/.test(secret) || !URL.canParse(url)) return undefined;
    const site = new URL(url);
    const member = user !== undefined && password !== undefined ? { user, password } : undefined;
    if (!member && !trial && !sandbox && tokens.length === 0) return undefined;
    const path = site.pathname === '/' ? '/provider/v1' : site.pathname.replace(/\/$/, '');
    const caller = { address: `${site.origin}${path}`, vendor, secret };
    const launcher = sandbox
      ? sandboxLauncher(caller)
      : tokens.length > 0
        ? givenTokens(tokens)
        : siteLauncher({ site: site.origin, vendor, ...(member && { member }) });
    return {
      caller,
      launcher,
      slow: values.slow ?? false,
      only: values.only ?? '',
      json: values.json ?? false,
    };
  } catch {
    return undefined;
  }
}
