/** A call that the vendor has sent, in the order of arrival. */
export interface Heard {
  operation: string;
  id: string;
  reference: string;
  /** The code of the refusal that the vendor got; empty for a success or an answer that is no envelope. */
  code: string;
  /** Whether the right answer was replaced. */
  isSpoiled: boolean;
}

/**
 * What comes in place of the right answer. The call is carried out, and its answer is `lost` (a fault 500) or the connection is `cut` or
 * left `hanging`; or it is not carried out, and a `page` of a proxy (200), a `gateway` page (502), a `redirect` or a refusal comes.
 */
export type Spoiling =
  'lost' | 'cut' | 'hanging' | 'page' | 'gateway' | 'redirect' | 'funds' | 'closed' | 'later';

export interface VendorCase {
  title: string;
  /** The heading of docs/vendor-protocol.md that says so. */
  section: string;
  outcome: 'win' | 'lose';
  expected: string;
  /** What the gateway answers in place of the right answer; undefined: the right one. `count` is how often this operation has come. */
  spoil?(operation: string, count: number): Spoiling | undefined;
  /** What is wrong with what the vendor did. */
  judge(heard: readonly Heard[], result: string): string | undefined;
  /** A call that must not come may come late, so the calls are judged only after a while. */
  waits?: boolean;
  /** It takes as long as the vendor waits for an answer. */
  slow?: boolean;
}

const RULES = 'The rules in one minute';
const STAKES = ['bet', 'settleRound'];
/** A vendor that sends a stake so often without an answer may as well go on; from then on it is answered. */
const MOST_STAKES = 6;

export const of = (heard: readonly Heard[], ...operations: string[]) =>
  heard.filter(({ operation }) => operations.includes(operation));

const isStake = (operation: string) => STAKES.includes(operation);
const isOneCall = (calls: readonly Heard[]) => new Set(calls.map(({ id }) => id)).size === 1;

/** What is wrong with how an unknown result of a stake was handled: it must be rolled back, or repeated with its id until it is answered. */
function stakeFault(heard: readonly Heard[]): string | undefined {
  const stakes = of(heard, ...STAKES);
  if (of(heard, 'elsewhere').length > 0) return 'the redirect was followed';
  if (stakes.length === 0) return 'no stake came';
  if (stakes.every(({ id }) => of(heard, 'rollback').some(({ reference }) => reference === id)))
    return undefined;
  if (!isOneCall(stakes)) return 'the stake was repeated with another id';
  return stakes.at(-1)!.isSpoiled ? 'the stake was neither repeated with its id nor rolled back' : undefined;
}

/** What is wrong with how an unknown result of a win was handled. A vendor that plays by `settleRound` has no wins. */
function winFault(heard: readonly Heard[]): string | undefined {
  const wins = of(heard, 'win');
  if (of(heard, 'elsewhere').length > 0) return 'the redirect was followed';
  if (wins.length === 0) return of(heard, 'settleRound').length > 0 ? undefined : 'no win came';
  if (!isOneCall(wins)) return 'the win was repeated with another id';
  return wins.at(-1)!.isSpoiled ? 'the win was not repeated' : undefined;
}

const UNKNOWN: readonly (readonly [Spoiling, string])[] = [
  ['lost', 'Our fault 500 after'],
  ['cut', 'No answer to'],
  ['page', 'An answer 200 that is no JSON to'],
  ['gateway', 'An answer 502 that is no JSON to'],
  ['redirect', 'A redirect in answer to'],
  ['hanging', 'An answer that never comes to'],
];

const normal = (outcome: 'win' | 'lose'): VendorCase => ({
  title: `A round that ${outcome === 'win' ? 'wins' : 'loses'} is signed and played as the document says`,
  section: 'The signature',
  outcome,
  expected: 'accepted calls, and the result "settled"',
  waits: true,
  judge(heard, result) {
    const refused = heard.find(({ code }) => code !== '');
    if (refused?.code === 'SIGNATURE_INVALID') return 'a signature is wrong';
    if (refused) return `${refused.operation} was sent and refused with ${refused.code}`;
    return result === 'settled' ? undefined : `the result is ${result}`;
  },
});

/** Every case, in the order in which they are played. */
export const VENDOR_CASES: readonly VendorCase[] = [
  normal('win'),
  normal('lose'),
  ...UNKNOWN.map(([fault, title]): VendorCase => ({
    title: `${title} a stake: it is repeated with the same id, or rolled back`,
    section: RULES,
    outcome: 'lose',
    expected: 'the same id again, or its rollback',
    slow: fault === 'hanging',
    spoil: (operation, count) => (isStake(operation) && count === 1 ? fault : undefined),
    judge: stakeFault,
  })),
  {
    title: 'A stake that is never answered is rolled back',
    section: RULES,
    outcome: 'lose',
    expected: 'a rollback that names the stake, and no win',
    spoil: (operation, count) => (isStake(operation) && count <= MOST_STAKES ? 'lost' : undefined),
    judge(heard) {
      const isRolledBack = of(heard, 'rollback').length > 0;
      if (isRolledBack && of(heard, 'win').length > 0)
        return 'a win was sent for a stake that was rolled back';
      return stakeFault(heard);
    },
  },
  {
    title: 'Our fault 500 after a rollback: it is repeated with the same id',
    section: RULES,
    outcome: 'lose',
    expected: 'the same rollback again',
    spoil: (operation, count) =>
      (isStake(operation) && count <= MOST_STAKES) || (operation === 'rollback' && count === 1)
        ? 'lost'
        : undefined,
    judge(heard) {
      const rollbacks = of(heard, 'rollback');
      if (rollbacks.length === 0) return stakeFault(heard);
      if (!isOneCall(rollbacks)) return 'the rollback was repeated with another id';
      return rollbacks.at(-1)!.isSpoiled ? 'the rollback was not repeated' : undefined;
    },
  },
  ...UNKNOWN.map(([fault, title]): VendorCase => ({
    title: `${title} a win: it is repeated with the same id`,
    section: RULES,
    outcome: 'win',
    expected: 'the same id again, paid once',
    slow: fault === 'hanging',
    spoil: (operation, count) => (operation === 'win' && count === 1 ? fault : undefined),
    judge: winFault,
  })),
  {
    title: 'A refusal that is not final: the win is repeated with the same id',
    section: 'Refusals',
    outcome: 'win',
    expected: 'the same id again, paid once',
    spoil: (operation, count) => (operation === 'win' && count === 1 ? 'later' : undefined),
    judge: winFault,
  },
  {
    title: 'A refusal that is final: the win is not repeated',
    section: 'Refusals',
    outcome: 'win',
    expected: 'one win',
    waits: true,
    spoil: (operation) => (operation === 'win' ? 'closed' : undefined),
    judge(heard) {
      const wins = of(heard, 'win');
      if (wins.length === 0) return of(heard, 'settleRound').length > 0 ? undefined : 'no win came';
      return wins.length > 1 ? 'the win was repeated after a final refusal' : undefined;
    },
  },
  {
    title: 'Too little money is final: the stake is not repeated and nothing is paid',
    section: 'Refusals',
    outcome: 'win',
    expected: 'one stake, no win, and the result "refused"',
    waits: true,
    // A win is refused for good, so that a vendor that sends one does not repeat it.
    spoil: (operation) => (isStake(operation) ? 'funds' : operation === 'win' ? 'closed' : undefined),
    judge(heard, result) {
      if (of(heard, ...STAKES).length > 1) return 'the stake was repeated after a final refusal';
      if (of(heard, 'win').length > 0) return 'a win was sent although the stake was refused';
      return result === 'refused' ? undefined : `the result is ${result}`;
    },
  },
];
