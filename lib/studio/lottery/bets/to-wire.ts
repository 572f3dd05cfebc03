import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import type { WireBet, wireChase } from '../wire';
import type { z } from 'zod';
import type { PlacedSlip } from './commands';
import { MAX_SHOWN_SELECTION } from './constants';
import type { Chase } from './queries';
import { unitText } from './rules';
import type { ShownBet } from './types';

/** A bet as the API shows it. */
export function toWireBet(bet: ShownBet): WireBet {
  return {
    id: bet.id.toString(),
    slipId: bet.slipId.toString(),
    gameCode: bet.game,
    period: bet.period,
    drawsAt: bet.drawsAt.toISOString(),
    ownDraw: bet.isOwnDraw,
    play: bet.play,
    selection: bet.selection.slice(0, MAX_SHOWN_SELECTION),
    cut: bet.selection.length > MAX_SHOWN_SELECTION,
    combinations: bet.units,
    unit: unitText(bet.unit),
    multiple: bet.multiple,
    prizeMode: bet.mode,
    series: bet.series,
    prizePermille: bet.permille,
    stake: formatDecimal(bet.stake),
    payout: formatDecimal(bet.payout),
    rebate: formatDecimal(bet.rebate),
    currency: bet.currency,
    status: bet.status,
    cause: bet.cause,
    canWithdraw: bet.status === 'accepted' && bet.isOpen && bet.closesAt > now(),
    result: bet.result as WireBet['result'],
    chase: bet.chase,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
}

export const toWireSlip = ({ slipId, stake, balance, currency, bets }: PlacedSlip) => ({
  slipId: slipId.toString(),
  stake: formatDecimal(stake),
  balance: formatDecimal(balance),
  currency,
  bets: bets.map(toWireBet),
});

export const toWireChase = (chase: Chase): z.infer<typeof wireChase> => ({
  slipId: chase.slipId.toString(),
  gameCode: chase.game,
  status: chase.status,
  stopOnWin: chase.stopOnWin,
  draws: chase.draws,
  settled: chase.settled,
  stake: formatDecimal(chase.stake),
  payout: formatDecimal(chase.payout),
  currency: chase.currency,
  placedAt: chase.placedAt.toISOString(),
});
