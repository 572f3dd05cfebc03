import { json, objectOf, type Incoming, type Outgoing } from './http/server';
import { parseAmount } from './money';
import { Refusal } from './play/refusal';
import { openSession } from './play/sessions';
import type { Vendor } from './types';

/** How long a test waits for the answers of one round. */
const WAIT_MS = 10_000;

/**
 * POST /certify/play: plays one round with a given outcome, so that a conformance test can see how we react to the site. It answers to
 * callers on this machine only: with it, a player could win at will.
 */
export async function certify(vendor: Vendor, request: Incoming): Promise<Outgoing> {
  if (!request.isLocal) return json(403, { code: 'NOT_LOCAL' });
  const { launchToken, gameCode, amount, outcome } = objectOf(request) ?? {};
  const stake = parseAmount(amount);
  if (
    typeof launchToken !== 'string' ||
    typeof gameCode !== 'string' ||
    stake === undefined ||
    stake <= 0n ||
    (outcome !== 'win' && outcome !== 'lose')
  )
    return json(400, { code: 'INVALID_INPUT' });
  try {
    const { session } = await openSession(vendor, launchToken, gameCode);
    const { round, settled } = await vendor.rounds.certify(session, stake, outcome === 'win', WAIT_MS);
    return json(200, { roundId: round.id, result: settled ? 'settled' : 'pending' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json(200, {
      roundId: null,
      result: error.code === 'BET_UNKNOWN' || error.code === 'SITE_AWAY' ? 'pending' : 'refused',
      code: error.code,
    });
  }
}
