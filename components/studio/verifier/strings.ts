import { SYMBOL_IDS } from '@/lib/catalogue/artwork/constants';
import type { SymbolId } from '@/lib/studio/slots/types';

const KEYS = [
  'model',
  'modelHint',
  'server',
  'serverHint',
  'hash',
  'client',
  'nonce',
  'stake',
  'go',
  'busy',
  'holds',
  'broken',
  'computedHash',
  'payout',
  'matches',
  'differs',
  'stops',
  'notRevealed',
  'bad.server',
  'bad.client',
  'bad.nonce',
  'bad.stake',
  'bad.any',
] as const;

/** The browser fills in the values, so the texts contain {name}. */
const VALUES = { payout: '{payout}', stops: '{stops}' };

export type VerifierStrings = Record<(typeof KEYS)[number], string> & {
  spins: readonly string[];
  /** The description of a reel, with {number} and {symbols}. */
  reel: string;
  symbols: Record<SymbolId, string>;
};

type Translate = (key: string, values?: Record<string, string>) => string;

/** The verifier's texts as props. `spins` has the titles of the paid spin and of those after it. */
export function verifierStrings(translate: Translate, translateSpin: Translate): VerifierStrings {
  const entries = KEYS.map((key) => [key, translate(`verifier.${key}`, VALUES)] as const);
  const spins = [
    translate('verifier.spin', { index: 0 as never }),
    translate('verifier.spin', { index: 1 as never }),
  ];
  const symbols = SYMBOL_IDS.map((id) => [id, translateSpin(`symbol.${id}`)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<(typeof KEYS)[number], string>),
    spins,
    reel: translateSpin('reel', { number: '{number}', symbols: '{symbols}' }),
    symbols: Object.fromEntries(symbols) as Record<SymbolId, string>,
  };
}
