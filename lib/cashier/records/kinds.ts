/** What a line of a member's account is called on the wire (kind of GET /wps/records/accounts). */
export const RECORD_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'win',
  'betReturned',
  'bonus',
  'jackpot',
  'promotion',
  'adjustment',
  'transfer',
  'trial',
  'other',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Ledger kinds behind a wire kind; `sign` where a transaction has lines of both, as a round has. */
export interface LedgerKind {
  kind: string;
  sign?: 1 | -1;
}

const NAMED: Partial<Record<RecordKind, readonly LedgerKind[]>> = {
  deposit: [{ kind: 'deposit' }],
  withdrawal: [{ kind: 'withdrawal.hold' }],
  withdrawalReturned: [{ kind: 'withdrawal.release' }, { kind: 'withdrawal.refund' }],
  bet: [{ kind: 'bet' }, { kind: 'round', sign: -1 }],
  win: [{ kind: 'win' }, { kind: 'round', sign: 1 }],
  betReturned: [{ kind: 'rollback' }],
  bonus: [{ kind: 'bonusWin' }],
  jackpot: [{ kind: 'jackpotWin' }],
  promotion: [{ kind: 'promoWin' }],
  adjustment: [{ kind: 'adjust' }, { kind: 'reversal' }],
  transfer: [{ kind: 'transfer' }],
  trial: [{ kind: 'trial.stake' }, { kind: 'play-money' }],
};

/** The ledger kinds that a wire kind stands for; undefined for `other`, which is all the rest. */
export const ledgerKinds = (kind: RecordKind): readonly LedgerKind[] | undefined => NAMED[kind];

/** Every ledger kind that has a name on the wire. */
export const namedKinds: readonly string[] = Object.values(NAMED).flatMap((kinds) =>
  kinds.map(({ kind }) => kind),
);

/** What a line is called: by its transaction's kind and which way it went. */
export function recordKind(ledgerKind: string, amount: bigint): RecordKind {
  const sign = amount > 0n ? 1 : -1;
  for (const [name, kinds] of Object.entries(NAMED)) {
    if (kinds.some((entry) => entry.kind === ledgerKind && (entry.sign ?? sign) === sign))
      return name as RecordKind;
  }
  return 'other';
}
