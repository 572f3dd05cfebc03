import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outgoing } from '../http/server';

/**
 * Faults of the transfer wallet, for tests of a site. lose-answer: the call is done and nobody learns it. late: it is done and answered
 * when the site has given up. twice: it is done two times at once. garbage, redirect: it is done, and the answer is none. hang: it is
 * neither done nor answered.
 */
export const WALLET_FAULTS = ['lose-answer', 'late', 'twice', 'garbage', 'redirect', 'hang'] as const;
export type WalletFault = (typeof WALLET_FAULTS)[number];

export interface WalletFaults {
  /** Undefined for no fault. */
  fault: WalletFault | undefined;
  /** How many of 100 calls have it. */
  percent: number;
  /** How late a late call is, in milliseconds. */
  delay: number;
}

/** How long a hanging connection is kept. */
const HANG_MS = 120_000;

/** Carries a call out with the fault that is set, or without. */
export async function withFault(
  { fault, percent, delay }: WalletFaults,
  work: () => Promise<Outgoing>,
): Promise<Outgoing | 'hang up'> {
  if (fault === undefined || randomInt(100) >= percent) return work();
  switch (fault) {
    case 'lose-answer':
      await work();
      return 'hang up';
    case 'late':
      await wait(delay, undefined, { ref: false });
      return work();
    case 'twice': {
      const [, second] = await Promise.all([work(), work()]);
      return second;
    }
    case 'garbage':
      await work();
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>{"success":true}</html>' };
    case 'redirect':
      await work();
      return { status: 307, headers: { location: '/wallet/elsewhere' }, body: '' };
    case 'hang':
      await wait(HANG_MS, undefined, { ref: false });
      return 'hang up';
  }
}
