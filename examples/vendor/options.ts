import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { WALLET_FAULTS, type WalletFaults } from './wallet/faults';

export const DIALECTS = ['own', 'hub', 'form'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** Mistakes that the program makes on purpose, so that a conformance test can be seen to find them. */
export const FAULTS = [
  'new-id-on-retry',
  'no-retry',
  'retry-final',
  'no-rollback',
  'wrong-signature',
  'trusts-non-json',
  'follows-redirect',
  'ignores-balance',
  'second-win',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Options {
  /** Where the site is, as its address in a browser without a path. */
  site: string;
  /** Where this program is, as a browser reaches it. */
  address: string;
  port: number;
  /** The interface to listen at. */
  host: string;
  dialect: DialectName;
  /** The code under which the site admitted this vendor. */
  code: string;
  /** 64 hexadecimal characters; undefined until the operator has issued it. */
  secret: string | undefined;
  /** The folder of the books and the keys. */
  data: string;
  /** The first pause before a call is repeated, in milliseconds; each further one is twice as long. */
  pause: number;
  faults: Fault[];
  /** Whose money games are played with: the site's wallet, or our transfer wallet. */
  wallet: 'single' | 'transfer';
  walletFaults: WalletFaults;
}

export const USAGE = `npm run vendor -- --site http://localhost:3000 [options]
  --port 4100         where to listen
  --host 127.0.0.1    the interface to listen at
  --address URL       how a browser reaches this program (http://localhost:<port>)
  --dialect own       own, hub or form
  --code ACME         the code under which the site admitted this vendor
  --secret HEX        the secret that the operator issued; it can also be entered on the page /
  --data FOLDER       where the books and keys are (.data/vendor-<code>)
  --pause 500         the first pause before a call is repeated, in milliseconds
  --wallet single     transfer: games are played with money that players transferred to us
  --fault NAME        a mistake to make on purpose, for tests: ${FAULTS.join(', ')}
  --wallet-fault NAME a fault of the transfer wallet, for tests: ${WALLET_FAULTS.join(', ')}
  --fault-rate 0.2    how many of its calls have that fault
  --fault-delay 15000 how late a late call is, in milliseconds`;

/** Reads the command line. Throws an Error whose message is for the person who typed it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: 'http://localhost:3000' },
      port: { type: 'string', default: '4100' },
      host: { type: 'string', default: '127.0.0.1' },
      address: { type: 'string' },
      dialect: { type: 'string', default: 'own' },
      code: { type: 'string', default: 'ACME' },
      secret: { type: 'string' },
      data: { type: 'string' },
      pause: { type: 'string', default: '500' },
      wallet: { type: 'string', default: 'single' },
      fault: { type: 'string', multiple: true, default: [] },
      'wallet-fault': { type: 'string' },
      'fault-rate': { type: 'string', default: '0.2' },
      'fault-delay': { type: 'string', default: '15000' },
    },
  });
  const port = wholeNumber('--port', values.port, 65_535);
  const code = values.code;
  if (!/^[A-Z0-9_-]{1,20}$/.test(code))
    throw new Error('--code has up to 20 capital letters, digits, _ and -');
  if (values.secret !== undefined && !isSecret(values.secret))
    throw new Error('--secret has 64 lower-case hexadecimal characters');
  return {
    site: originOf('--site', values.site),
    address: originOf('--address', values.address ?? `http://localhost:${port}`),
    port,
    host: values.host,
    dialect: oneOf('--dialect', DIALECTS, values.dialect),
    code,
    secret: values.secret,
    data: resolve(values.data ?? `.data/vendor-${code.toLowerCase()}`),
    pause: wholeNumber('--pause', values.pause, 60_000),
    faults: values.fault.map((name) => oneOf('--fault', FAULTS, name)),
    wallet: oneOf('--wallet', ['single', 'transfer'], values.wallet),
    walletFaults: {
      fault:
        values['wallet-fault'] === undefined
          ? undefined
          : oneOf('--wallet-fault', WALLET_FAULTS, values['wallet-fault']),
      percent: percentOf(values['fault-rate']),
      delay: wholeNumber('--fault-delay', values['fault-delay'], 600_000),
    },
  };
}

export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

function oneOf<Word extends string>(option: string, words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`${option} is one of ${words.join(', ')}`);
  return found;
}

function wholeNumber(option: string, text: string, most: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) throw new Error(`${option} is a number up to ${most}`);
  return Number(text);
}

/** `0.2` as 20. */
function percentOf(text: string): number {
  const parts = /^(0|1)(?:\.(\d{1,2}))?$/.exec(text);
  const percent = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 101;
  if (percent > 100) throw new Error('--fault-rate is a number from 0 to 1 with two digits');
  return percent;
}

function originOf(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} is an address: http://localhost:3000`);
  return url.origin;
}
