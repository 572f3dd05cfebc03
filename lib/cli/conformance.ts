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
    --cookie <name=value>                 such a member, by the session cookie of a browser that is logged in: for sites
                                          whose login asks for the slider or a second factor
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
  if (typeof options === 'string')
    return explain(args.length === 0 ? '' : options, `${USAGE}\n${VENDOR_USAGE}`);
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

/** Prints what is wrong with the command line, and how the command is called. */
function explain(problem: string, usage: string): void {
  process.stderr.write(`${problem && `${problem}\n\n`}${usage}`);
  process.exitCode = 1;
}

const VENDOR_USAGE = `usage: npm run conformance -- --vendor-play <address> --vendor <code> --secret <64 hexadecimal characters> --listen <port> [--game <code>] [--slow] [--only <text>] [--json]
       [--vendor-launch <launch address> [--site <origin>]]

Plays rounds of a vendor against a gateway in this process, which answers wrongly on purpose. Exit code 1 if one fails.

  --vendor-play <address>   the vendor's address that plays one round: see "Check it" in docs/vendor-protocol.md
  --listen <port>           where the gateway listens: let the vendor call http://127.0.0.1:<port>/provider/v1
  --game <code>             the vendor's code of the game that is played (first)
  --vendor-launch <address> also loads the page of this launch address
  --site <origin>           the site that the page must allow to show it in a frame
`;

/** The other direction: a vendor plays rounds by its certification hook, and the kit judges what it does. */
async function judgeVendor(args: readonly string[]): Promise<void> {
  const options = readVendorOptions(args);
  if (typeof options === 'string') return explain(options, VENDOR_USAGE);
  const { play, vendor, secret, port, json, values } = options;
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const examiner = await startExaminer({ vendor, secret, port });
  if (!json) write(`The gateway listens at ${examiner.address}\n${tableHead()}`);
  const results = await examiner.check({
    play,
    gameCode: values.game ?? 'first',
    slow: values.slow ?? false,
    only: values.only,
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

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The command line of a check of a vendor, or what is wrong with it. */
function readVendorOptions(args: readonly string[]) {
  try {
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
        slow: flag,
        only: text,
        json: flag,
      },
    });
    const { 'vendor-play': play = '', vendor, secret = '', json = false, 'vendor-launch': launch } = values;
    if (!URL.canParse(play)) return '--vendor-play is an address: http://localhost:4100/certify/play';
    if (!vendor) return '--vendor is missing: the code of the vendor';
    if (!isSecret(secret)) return NO_SECRET;
    const port = Number(values.listen);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return '--listen is a port from 1 to 65535';
    if (launch !== undefined && !URL.canParse(launch))
      return '--vendor-launch is an address with placeholders: https://…?token={token}';
    return { play, vendor, secret, port, json, values };
  } catch (error) {
    return messageOf(error);
  }
}

const isSecret = (secret: string) => /^[0-9a-f]{64}$/.test(secret);
const NO_SECRET = '--secret has 64 lower-case hexadecimal characters';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The command line of a check of a gateway, or what is wrong with it. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: text,
        vendor: text,
        secret: text,
        'launch-token': { ...text, multiple: true },
        user: text,
        password: text,
        cookie: text,
        trial: flag,
        sandbox: flag,
        slow: flag,
        only: text,
        json: flag,
      },
    });
    const { url = '', vendor, secret = '', user, password, cookie, trial = false, sandbox = false } = values;
    const tokens = values['launch-token'] ?? [];
    if (!URL.canParse(url)) return '--url is the address of the site: https://site.example';
    if (!vendor) return '--vendor is missing: the code of the vendor';
    if (!isSecret(secret)) return NO_SECRET;
    if ((user === undefined) !== (password === undefined)) return '--user and --password belong together';
    if (cookie !== undefined && !/^[\w-]+=\S+$/.test(cookie))
      return '--cookie is the name and the value: croupier=…';
    const site = new URL(url);
    const member =
      cookie !== undefined
        ? { cookie }
        : user !== undefined && password !== undefined
          ? { user, password }
          : undefined;
    if (!member && !trial && !sandbox && tokens.length === 0)
      return 'a player is missing: --user and --password, --cookie, --trial, --sandbox or --launch-token';
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
  } catch (error) {
    return messageOf(error);
  }
}
