import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { day } from '@/lib/platform/day';
import { notFound } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { badInput } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { saveLadder, setRank } from '@/lib/rewards/vip/commands';
import { MAX_REASON, RANK_AMOUNTS } from '@/lib/rewards/vip/constants';
import { unknownRank } from '@/lib/rewards/vip/errors';
import { readLadder, vipRankOf } from '@/lib/rewards/vip/queries';
import { rankAt } from '@/lib/rewards/vip/rules';
import { ladderInput, type LadderInput } from '@/lib/rewards/vip/schema';
import type { Ladder, Rank } from '@/lib/rewards/vip/types';
import { REWARD_THRESHOLD, UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

type Bonuses = Pick<Rank, 'levelUp' | 'birthday' | 'weekly' | 'monthly' | 'cashbackRate' | 'cashbackMost'>;

/** The most that a rank gives a member at once, in 1/10,000. */
export function mostOfRank(rank: Bonuses): Amount {
  const cashback =
    rank.cashbackRate === 0 ? 0n : rank.cashbackMost === 0n ? parseAmount(UNLIMITED)! : rank.cashbackMost;
  return [rank.levelUp, rank.birthday, rank.weekly, rank.monthly, cashback].reduce<Amount>(
    (most, one) => (one > most ? (one as Amount) : most),
    0n as Amount,
  );
}

/** The most that a ladder gives a member at once. */
export const mostOfLadder = (ranks: readonly Bonuses[]): Amount =>
  ranks.map(mostOfRank).reduce<Amount>((most, one) => (one > most ? one : most), 0n as Amount);

const ladderPayload = z.object({
  version: z.int('INVALID').min(0, 'INVALID'),
  /** The body of the ladder's form as JSON. */
  ladder: z.string('REQUIRED').max(100_000, 'INVALID'),
  /** The most that the ladder gives a member at once. */
  most: amountText,
});
type LadderPayload = z.output<typeof ladderPayload>;

/** A checked ladder as the payload of a request: its amounts are texts again. */
export function ladderRequest(given: LadderInput): LadderPayload {
  const ranks = given.ranks.map((rank) => ({
    ...rank,
    ...Object.fromEntries(RANK_AMOUNTS.map((name) => [name, formatDecimal(rank[name])])),
    // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
    cashbackRate: formatDecimal(BigInt(rank.cashbackRate)),
    dailyAmount: rank.dailyAmount === null ? '' : formatDecimal(rank.dailyAmount),
  }));
  return {
    version: given.version,
    ladder: JSON.stringify({ ...given, ranks }),
    most: formatDecimal(mostOfLadder(given.ranks)),
  };
}

function parseLadder({ ladder, most }: LadderPayload): LadderInput {
  const parsed = ladderInput.safeParse(JSON.parse(ladder));
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  if (formatDecimal(mostOfLadder(parsed.data.ranks)) !== most) throw changedMeanwhile();
  return parsed.data;
}

/** What ranks ask for and give, without names and pictures. */
const worthOf = (ranks: readonly (Bonuses & Pick<Rank, 'name' | 'turnover' | 'deposits'>)[]): string =>
  ranks.map((rank) => lineOf({ ...rank, name: { en: '' } })).join('\n');

/** A rank in one line: its thresholds, and its bonuses in the order of the form. */
const lineOf = (rank: Bonuses & Pick<Rank, 'name' | 'turnover' | 'deposits'>): string =>
  [
    `${rank.name.en}: ${formatDecimal(rank.turnover)} / ${formatDecimal(rank.deposits)}`,
    [rank.levelUp, rank.birthday, rank.weekly, rank.monthly].map(formatDecimal).join(' / '),
    `${formatDecimal(BigInt(rank.cashbackRate))}% (${rank.cashbackMost === 0n ? '-' : formatDecimal(rank.cashbackMost)})`,
  ].join('; ');

/**
 * Puts a new ladder of VIP ranks in place of the current one. The most that one of its bonuses gives a member at once decides whether another
 * operator must approve it, together with the ladders that the operator has set alone within a day. Its outcome is the new version.
 */
export const changeLadderAction: ApprovalAction<
  LadderPayload,
  { before: Ladder; next: LadderInput },
  number
> = {
  name: 'vip.ladder',
  permission: 'vip.write',
  payload: ladderPayload,
  rule: {
    kind: 'above',
    threshold: REWARD_THRESHOLD,
    amount: ({ most }) => parseAmount(most)!,
    counted: 'each',
    changes: ({ before, next }) =>
      before.settings.wagering !== next.wagering || worthOf(before.ranks) !== worthOf(next.ranks),
  },
  subject: () => 'vipLadder',
  async load(db, given) {
    const before = await readLadder(db);
    if (before.settings.version !== given.version) throw changedMeanwhile();
    return { before, next: parseLadder(given) };
  },
  describe: ({ most }, { before, next }) => ({
    before: {
      gives: { amount: formatDecimal(mostOfLadder(before.ranks)), currency: siteCurrency() },
      wagering: before.settings.wagering,
      ranks: before.ranks.map(lineOf),
    },
    after: {
      gives: { amount: most, currency: siteCurrency() },
      wagering: next.wagering,
      ranks: next.ranks.map(lineOf),
    },
  }),
  perform: (tx, _actor, _given, { next }) => saveLadder(tx, next),
};

const rankPayload = z.object({
  member: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  account: z.string('REQUIRED').max(64, 'INVALID'),
  level: z.int('INVALID').min(1, 'INVALID'),
  /** A settlement day; '': none. */
  keptUntil: z.union([z.literal(''), day]),
  reason: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON, 'REASON_TOO_LONG'),
  /** The most that the rank gives at once. */
  most: amountText,
});
export type RankPayload = z.output<typeof rankPayload>;

/**
 * Gives a member a rank by hand. The most that the rank gives at once decides whether another operator must approve it, together with what the
 * operator has given alone by ranks within a day. The operator who
 * requested it is the one of the history.
 */
export const assignRankAction: ApprovalAction<RankPayload, { before: Rank | undefined; next: Rank }, number> =
  {
    name: 'vip.rank',
    permission: 'vip.assign',
    payload: rankPayload,
    rule: {
      kind: 'above',
      threshold: REWARD_THRESHOLD,
      amount: ({ most }) => parseAmount(most)!,
      counted: 'each',
    },
    subject: ({ member }) => `member:${member}`,
    async load(db, { member, level, most }) {
      const { ranks } = await readLadder(db);
      const next = rankAt(ranks, level);
      if (!next) throw unknownRank();
      if (formatDecimal(mostOfRank(next)) !== most) throw changedMeanwhile();
      const known = await db
        .selectFrom('identity.member')
        .select('id')
        .where('id', '=', BigInt(member))
        .executeTakeFirst();
      if (!known) throw notFound();
      return { before: await vipRankOf(db, BigInt(member)), next };
    },
    describe: ({ account, keptUntil, most }, { before, next }) => ({
      before: { account, rank: before?.name.en ?? null },
      after: {
        account,
        rank: next.name.en,
        keptUntil: keptUntil || null,
        gives: { amount: most, currency: siteCurrency() },
      },
    }),
    perform: (tx, actor, { member, level, keptUntil, reason }, _state, request) =>
      setRank(tx, {
        memberId: BigInt(member),
        level,
        keptUntil: keptUntil || null,
        reason,
        operatorId: request?.requestedBy ?? actor.operator.id,
      }),
    committed: ({ member }) => notifyBalanceChange([BigInt(member)]),
  };
