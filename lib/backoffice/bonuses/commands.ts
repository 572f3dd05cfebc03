import type { z } from 'zod';
import { accountKey } from '@/lib/identity/queries';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { sql, type Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import * as bonuses from '@/lib/rewards/bonuses/commands';
import { getBonus } from '@/lib/rewards/bonuses/queries';
import type { BonusContent, ConditionName } from '@/lib/rewards/bonuses/types';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import { requireAccountId } from '../points/adjustment';
import type { Actor, SavedVersion } from '../types';
import { publishOrWithdraw, type Publication } from '../publications/commands';
import type { publicationInput } from '../publications/schema';
import { budgetText, publishBonusAction } from './publish';
import type * as schema from './schema';

// The routes check the permission `bonuses.write`.

const auditDetail = ({ title, trigger, code, rule, budget, mostGrants }: BonusContent) => ({
  title: title.en,
  trigger,
  code,
  rule: JSON.stringify(rule),
  budget: budget === null ? null : formatDecimal(budget),
  mostGrants,
});

/** Creates a bonus, unpublished. Throws INVALID_INPUT on `code` if another bonus has it. */
export const createBonus = (
  actor: Actor,
  content: z.output<typeof schema.newBonusInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await bonuses.createBonus(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'bonus.write',
      subject: `bonus:${id}`,
      detail: auditDetail(content),
    };
  });

/** Changes a bonus, which is withdrawn by it: it is published anew, by two operators if its budget asks for it. Throws as updateBonus of lib/rewards. */
export const updateBonus = (
  actor: Actor,
  { id, version: previous, content }: z.output<typeof schema.bonusInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await bonuses.updateBonus(tx, id, previous, content);
    return {
      outcome: { id: String(id), version },
      action: 'bonus.change',
      subject: `bonus:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes a bonus, or requests it if another operator must approve it; or withdraws it. Throws as publishBonus of lib/rewards. */
export const publishBonus = (actor: Actor, given: z.output<typeof publicationInput>): Promise<Publication> =>
  publishOrWithdraw(actor, given, {
    noun: 'bonus',
    publish: bonuses.publishBonus,
    submit: async () => {
      const bonus = await getBonus(actor.db, given.id);
      const request = { bonus: String(given.id), version: given.version, budget: budgetText(bonus) };
      return submit(actor, publishBonusAction, request, bonus.title.en);
    },
  });

/** What a member would get of a bonus, and which conditions hold. Throws NOT_FOUND 404, INVALID_INPUT on `account`. */
export async function previewBonus(
  db: Db,
  { id, account, base }: z.output<typeof schema.previewInput>,
): Promise<{ amount: string; isGiven: boolean; conditions: { name: ConditionName; holds: boolean }[] }> {
  const memberId = await requireAccountId(db, account);
  const { amount, ...rest } = await bonuses.explainBonus(db, await getBonus(db, id), memberId, base);
  return { amount: formatDecimal(amount), ...rest };
}

/**
 * Gives a bonus to members by hand or from a list; a member who does not meet its conditions gets none. The same request gives each of them once.
 * Throws INVALID_INPUT on `accounts` with the first account that no member has.
 */
export async function giveBonus(
  actor: Actor,
  { id, accounts, reason, requestId }: z.output<typeof schema.giveBonusInput>,
): Promise<{ given: number; refused: { account: string; failed: string[] }[] }> {
  const result = await auditedTransaction(actor, async (tx) => {
    const { rows } = await sql<{ id: bigint; account: string; key: string }>`
      SELECT m.id, m.account, lower(m.account) AS key FROM identity.member m
       WHERE lower(m.account) = ANY(${accounts.map(accountKey)}::text[]) AND m.type <> ${TRIAL_TYPE}`.execute(
      tx,
    );
    const known = new Map(rows.map((row) => [row.key, row]));
    const unknown = accounts.find((one) => !known.has(accountKey(one)));
    if (unknown !== undefined)
      throw badInput({ accounts: { code: 'BONUS_ACCOUNT_UNKNOWN', values: { account: unknown } } });
    const given = await bonuses.giveBonus(tx, {
      bonusId: id,
      memberIds: rows.map((row) => row.id),
      requestId,
    });
    const names = new Map(rows.map((row) => [row.id, row.account]));
    return {
      outcome: {
        members: given.given,
        refused: given.refused.map(({ memberId, failed }) => ({ account: names.get(memberId)!, failed })),
      },
      action: 'bonus.give',
      subject: `bonus:${id}`,
      detail: {
        reason,
        members: given.given.map((member) => names.get(member)!),
        refused: given.refused.length,
      },
    };
  });
  if (result.members.length > 0) notifyBalanceChange(result.members);
  return { given: result.members.length, refused: result.refused };
}
