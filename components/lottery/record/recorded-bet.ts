import type { Hit } from '@/lib/studio/lottery/types';
import type { WireResult } from '../pictures/picture-kind';

/** A lottery bet as the wallet recorded it with its round (lib/studio/lottery/bets/commands.ts and settlement/wallet.ts). */
export interface RecordedBet {
  /** The code of the game. */
  game: string;
  play: string;
  /** The text of the selection, cut to MAX_SHOWN_SELECTION characters. */
  selection: string;
  period: string;
  units: number;
  /** The stake of a combination before the multiple, a decimal string. */
  unit: string;
  multiple: number;
  series: number;
  /** The numbers that the bet was settled with; undefined until then. */
  drawn: WireResult | undefined;
  hits: readonly Hit[];
  /** How often the result was corrected after the bet had been settled. */
  corrected: number;
  /** What the bet pays by the corrected result, a decimal string; undefined without a correction. */
  payout: string | undefined;
  /** The draw was voided. */
  isVoided: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isResult = (value: unknown): value is WireResult =>
  Array.isArray(value) &&
  value.every(
    (group) =>
      Array.isArray(group) &&
      group.every((number) => typeof number === 'number' || typeof number === 'string'),
  );

const isHit = (value: unknown): value is Hit =>
  isObject(value) &&
  typeof value.class === 'string' &&
  typeof value.tier === 'string' &&
  typeof value.units === 'number';

/** Parses the details of a round. Returns undefined for rounds of other games. */
export function parseLotteryBet(details: Record<string, unknown>): RecordedBet | undefined {
  if (details.engine !== 'lottery') return undefined;
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '');
  const number = (name: string) => (typeof details[name] === 'number' ? details[name] : 0);
  return {
    game: text('model'),
    play: text('play'),
    selection: text('selection'),
    period: text('period'),
    units: number('units'),
    unit: text('unit'),
    multiple: number('multiple'),
    series: number('series'),
    drawn: isResult(details.drawn) ? details.drawn : undefined,
    hits: Array.isArray(details.hits) ? details.hits.filter(isHit) : [],
    corrected: number('corrected'),
    payout: typeof details.payout === 'string' ? details.payout : undefined,
    isVoided: details.voided === true,
  };
}

/** The hits of a bet by tier, in the order in which tiers first occur. */
export function hitsByTier(hits: readonly Hit[]): [tier: string, units: number][] {
  const tiers = new Map<string, number>();
  for (const { tier, units } of hits) tiers.set(tier, (tiers.get(tier) ?? 0) + units);
  return [...tiers];
}
