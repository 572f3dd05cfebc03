import { z } from 'zod';
import { assertWholeCoins } from '@/lib/cashier/rules';
import { sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { offerReward } from '@/lib/rewards/centre/commands';
import { MAX_REASON } from '@/lib/rewards/centre/constants';
import { rewardOfKey } from '@/lib/rewards/centre/queries';
import { REWARD_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction, Submitted } from '../approvals/types';

const DAY_MS = 86_400_000;

/** The reward of this request was given before. */
export const givenBefore = () => new AppError('REWARD_GIVEN_BEFORE', 409);
const trialGetsNone = () => new AppError('REWARD_TRIAL', 409);

const payload = z.object({
  member: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  amount: z
    .string('AMOUNT_FORMAT')
    .max(20, 'AMOUNT_FORMAT')
    .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
    .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE'),
  days: z.string('INVALID').regex(/^([1-9]\d{0,2})?$/, 'INVALID'),
  requestId: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT'),
  reason: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON, 'REASON_TOO_LONG'),
});
export type GiveRewardPayload = z.output<typeof payload>;

interface State {
  memberId: bigint;
  account: string;
  currency: string;
}

const amountOf = ({ amount }: GiveRewardPayload): Amount => parseAmount(amount) ?? ZERO;

async function load(db: Db, given: GiveRewardPayload): Promise<State> {
  const member = await db
    .selectFrom('identity.member')
    .select(['id', 'account', 'type', 'currency'])
    .where('id', '=', BigInt(given.member))
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.type === TRIAL_TYPE) throw trialGetsNone();
  assertWholeCoins('amount', amountOf(given), member.currency);
  return { memberId: member.id, account: member.account, currency: member.currency };
}

const keyOf = ({ requestId }: Pick<GiveRewardPayload, 'requestId'>) => `manual:${requestId}`;

/** What an operator has given by hand alone since a moment, to all members of a currency, without this request. */
async function sumGiven(
  tx: Tx,
  { operatorId, since }: { operatorId: bigint; since: Date },
  given: GiveRewardPayload,
  { currency }: State,
): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(r.amount), 0)::bigint AS sum FROM rewards.reward r
     WHERE r.kind = 'manual' AND r.source_id = ${operatorId} AND r.created_at > ${since} AND r.currency = ${currency}
       AND r.status <> 'cancelled' AND r.key <> ${keyOf(given)}
       AND r.key NOT IN (SELECT 'manual:' || (a.payload ->> 'requestId') FROM backoffice.approval a
                          WHERE a.decided_by = ${operatorId} AND a.decided_at > ${since} AND a.status = 'performed'
                            AND a.action = 'reward.give')`.execute(tx);
  return rows[0]!.sum as Amount;
}

/** Gives money to a member by hand: a reward that the member claims. Its source is the operator. Its outcome is the reward. */
export const giveRewardAction: ApprovalAction<GiveRewardPayload, State, bigint> = {
  name: 'reward.give',
  permission: 'rewards.manage',
  payload,
  rule: {
    kind: 'above',
    threshold: REWARD_THRESHOLD,
    amount: amountOf,
    daily: sumGiven,
  },
  subject: ({ member }) => `member:${member}`,
  load,
  describe: (given, { account, currency }) => ({
    before: { account },
    after: { account, amount: { amount: formatDecimal(amountOf(given)), currency } },
  }),
  async perform(tx, actor, given, { memberId, currency }) {
    const key = keyOf(given);
    if (await rewardOfKey(tx, key)) throw givenBefore();
    const { id, created } = await offerReward(tx, {
      key,
      memberId,
      kind: 'manual',
      payout: { currency, amount: amountOf(given) },
      expiresAt: given.days === '' ? null : new Date(now().getTime() + Number(given.days) * DAY_MS),
      sourceId: actor.operator.id,
      params: { reason: given.reason },
    });
    if (!created) throw givenBefore();
    return id;
  },
  committed: ({ member }) => notifyBalanceChange([BigInt(member)]),
};

/**
 * The result of an earlier call with this request id: given or requested; undefined if there was none. Throws IDEMPOTENCY_CONFLICT 409 if that
 * call had other content.
 */
export async function findGiven(db: Db, given: GiveRewardPayload): Promise<Submitted<bigint> | undefined> {
  const reward = await db
    .selectFrom('rewards.reward')
    .select(['id', 'member_id', 'amount', 'params', 'created_at', 'expires_at'])
    .where('key', '=', keyOf(given))
    .executeTakeFirst();
  if (reward) {
    const days = reward.expires_at
      ? String(Math.round((reward.expires_at.getTime() - reward.created_at.getTime()) / DAY_MS))
      : '';
    const isSame =
      String(reward.member_id) === given.member &&
      reward.amount === amountOf(given) &&
      (reward.params as Record<string, string>).reason === given.reason &&
      days === given.days;
    if (!isSame) throw idempotencyConflict();
    return { status: 'performed', outcome: reward.id };
  }
  const { rows: waiting } = await sql<{ id: bigint; payload: unknown }>`
    SELECT a.id, a.payload FROM backoffice.approval a
     WHERE a.action = 'reward.give' AND a.status = 'pending' AND a.ends_at > ${now()}
       AND a.payload ->> 'requestId' = ${given.requestId}`.execute(db);
  if (!waiting[0]) return undefined;
  const stored = payload.parse(waiting[0].payload);
  const isSame = (Object.keys(stored) as (keyof GiveRewardPayload)[]).every(
    (name) => stored[name] === given[name],
  );
  if (!isSame) throw idempotencyConflict();
  return { status: 'requested', id: String(waiting[0].id) };
}
