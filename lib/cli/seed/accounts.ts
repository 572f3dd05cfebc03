import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../site';

/** A demo account that the start prints. */
export interface DemoAccount {
  role: string;
  account: string;
  password: string;
}

/** A member of the demo. `upline` is the account of another one. */
export interface DemoMember {
  account: string;
  nickname: string;
  type: number;
  upline?: string;
  role?: string;
  /** The country of the registration. */
  country: string;
}

/** A member of the demo in the database. */
export interface SeededMember extends DemoMember {
  memberId: bigint;
  currency: string;
}

/** An agent with two levels of downlines, a player, and players whose rounds fill the winner board. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { account: 'lanternplayer', nickname: 'Mali', country: 'TH', type: 0, role: 'player' },
  { account: 'lanternagent', nickname: 'Aunt Ming', country: 'TH', type: 1, role: 'agent' },
  {
    account: 'lanternsub',
    nickname: 'Khun Prasert',
    country: 'TH',
    type: 2,
    upline: 'lanternagent',
    role: 'agent, first level below',
  },
  {
    account: 'lanternleaf',
    nickname: 'Somchai',
    country: 'VN',
    type: 0,
    upline: 'lanternsub',
    role: 'member, second level below',
  },
  { account: 'riverfox', nickname: 'River Fox', country: 'TH', type: 0, upline: 'lanternsub' },
  { account: 'jadeteapot', nickname: 'Jade Teapot', country: 'VN', type: 0, upline: 'lanternsub' },
  { account: 'ninthheron', nickname: 'Ninth Heron', country: 'MY', type: 0, upline: 'lanternagent' },
  { account: 'copperdrum', nickname: 'Copper Drum', country: 'TH', type: 0, upline: 'lanternagent' },
  { account: 'saltmarket', nickname: 'Salt Market', country: 'VN', type: 0 },
  { account: 'quietcarp', nickname: 'Quiet Carp', country: 'SG', type: 0 },
  { account: 'paperkite', nickname: 'Paper Kite', country: 'TH', type: 0 },
  { account: 'plumferry', nickname: 'Plum Ferry', country: 'MY', type: 0 },
];

export const DEMO_TRIAL = 'lanterntrial';
/** Two operators, because of dual approval above the threshold (docs/trust.md M8). */
export const DEMO_OPERATORS = ['operator', 'supervisor'] as const;

/**
 * The password of all demo accounts: DEMO_PASSWORD; or that of an interrupted seed, whose accounts have it already; or
 * a random one.
 */
export function demoPassword(): string {
  return process.env.DEMO_PASSWORD || demoAccounts()?.[0]?.password || randomBytes(9).toString('base64url');
}

/** The payment password of the demo's members: six digits derived from the password. */
export function demoPaymentPassword(password: string): string {
  const number = createHash('sha256').update(`payment ${password}`).digest().readUInt32BE(0) % 1_000_000;
  return String(number).padStart(6, '0');
}

const file = () => join(dataFolder(), 'demo-accounts.json');

/** Stores the accounts for later starts, readable only by the site's user. */
export function storeDemoAccounts(accounts: DemoAccount[]): void {
  mkdirSync(dataFolder(), { recursive: true });
  writeFileSync(`${file()}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file()}.new`, file());
}

/** Reads the demo accounts; undefined if this data folder has no demo. */
export function demoAccounts(): DemoAccount[] | undefined {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as DemoAccount[]) : undefined;
}
