import { CALLS_AT_ONCE, FAILURES_TO_OPEN, OPEN_MS } from './constants';
import { walletUnavailable } from './errors';

interface Circuit {
  underWay: number;
  /** Calls without an answer since the last one with an answer. */
  failures: number;
  /** Until when the vendor is not called, on the clock of `performance`. */
  openUntil: number;
}

// One per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierWalletCircuits?: Map<string, Circuit> };
const circuits = () => (holder.croupierWalletCircuits ??= new Map());

function circuitOf(vendor: string): Circuit {
  let circuit = circuits().get(vendor) as Circuit | undefined;
  if (!circuit) circuits().set(vendor, (circuit = { underWay: 0, failures: 0, openUntil: 0 }));
  return circuit;
}

/** A place among the calls to a vendor's wallet. `leave` ends it once and says whether the vendor has answered; undefined if it was not called. */
export interface Place {
  leave(answered: boolean | undefined): void;
}

/**
 * Takes a place for one call to a vendor's wallet. A vendor that has not answered several times in a row is left alone for a while; then one
 * call is let through, and its answer decides. Each vendor is counted for itself, in this process. Throws WALLET_UNAVAILABLE 503.
 */
export function takePlace(vendor: string): Place {
  const circuit = circuitOf(vendor);
  const isTrial = circuit.failures >= FAILURES_TO_OPEN;
  if (circuit.underWay >= CALLS_AT_ONCE || (isTrial && performance.now() < circuit.openUntil))
    throw walletUnavailable();
  // The others wait for what the trial call brings.
  if (isTrial) circuit.openUntil = performance.now() + OPEN_MS;
  circuit.underWay += 1;
  let left = false;
  return {
    leave(answered) {
      if (left) return;
      left = true;
      circuit.underWay -= 1;
      // The next call is the trial then.
      if (answered === undefined) return void (isTrial && (circuit.openUntil = 0));
      circuit.failures = answered ? 0 : circuit.failures + 1;
      if (!answered && circuit.failures >= FAILURES_TO_OPEN) circuit.openUntil = performance.now() + OPEN_MS;
    },
  };
}

/** Forgets what is known of all vendors; for tests. */
export const resetCircuits = (): void => circuits().clear();
