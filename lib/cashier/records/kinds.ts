/** Kinds of account records on the wire (GET /wps/records/accounts). */
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
  'reward',
  'commission',
  'adjustment',
  'vendorWalletSent',
  'vendorWalletReceived',
  'vendorWalletReturned',
  'transferSent',
  'transferReceived',
  'trial',
  'other',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A kind of ledger transaction; with `sign`, only its credits (1) or debits (-1), as a round has both. */
export interface LedgerKind {
  kind: string;
  sign?: 1 | -1;
}

const LEDGER_KINDS: Partial<Record<RecordKind, readonly LedgerKind[]>> = {
  deposit: [{ kind: 'deposit' }],
  withdrawal: [{ kind: 'withdrawal.hold' }],
  withdrawalReturned: [{ kind: 'withdrawal.release' }, { kind: 'withdrawal.refund' }],
  bet: [{ kind: 'bet' }, { kind: 'round', sign: -1 }],
  win: [{ kind: 'win' }, { kind: 'round', sign: 1 }],
  betReturned: [{ kind: 'rollback' }],
  bonus: [{ kind: 'bonusWin' }, { kind: 'bonus.complete' }, { kind: 'bonus.freeWin' }],
  jackpot: [{ kind: 'jackpotWin' }],
  promotion: [
    { kind: 'promoWin' },
    { kind: 'points.convert' },
    { kind: 'points.prize' },
    { kind: 'points.redeem' },
    { kind: 'points.return' },
  ],
  reward: [
    { kind: 'reward.bonus' },
    { kind: 'reward.mission' },
    { kind: 'reward.rebate' },
    { kind: 'reward.vip' },
    { kind: 'reward.cashback' },
    { kind: 'reward.referral' },
    { kind: 'reward.leaderboard' },
    { kind: 'reward.raffle' },
    { kind: 'reward.promotion' },
    { kind: 'reward.manual' },
  ],
  commission: [
    { kind: 'commission.dividend' },
    { kind: 'commission.daily' },
    { kind: 'commission.hourly' },
    { kind: 'commission.realtime' },
  ],
  adjustment: [{ kind: 'adjust' }, { kind: 'adjustment' }, { kind: 'reversal' }],
  vendorWalletSent: [{ kind: 'vendorWallet.out' }],
  vendorWalletReceived: [{ kind: 'vendorWallet.in' }],
  vendorWalletReturned: [{ kind: 'vendorWallet.returned' }],
  transferSent: [
    { kind: 'transfer.upline', sign: -1 },
    { kind: 'transfer.downline', sign: -1 },
  ],
  transferReceived: [
    { kind: 'transfer.upline', sign: 1 },
    { kind: 'transfer.downline', sign: 1 },
  ],
  trial: [{ kind: 'trial.stake' }, { kind: 'play-money' }],
};

/** The ledger kinds of a record kind; undefined for `other`, which has all remaining ledger kinds. */
export const ledgerKinds = (kind: RecordKind): readonly LedgerKind[] | undefined => LEDGER_KINDS[kind];

/** All ledger kinds that have a record kind other than `other`. */
export const namedKinds: readonly string[] = Object.values(LEDGER_KINDS).flatMap((kinds) =>
  kinds.map(({ kind }) => kind),
);

/** The record kind of a ledger entry, from its transaction's kind and the sign of its amount. */
export function recordKind(ledgerKind: string, amount: bigint): RecordKind {
  const sign = amount > 0n ? 1 : -1;
  for (const [name, kinds] of Object.entries(LEDGER_KINDS)) {
    if (kinds.some((entry) => entry.kind === ledgerKind && (entry.sign ?? sign) === sign))
      return name as RecordKind;
  }
  return 'other';
}
