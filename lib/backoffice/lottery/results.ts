import type { z } from 'zod';
import { inTransaction, type Tx } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import {
  collectOwed,
  retrySetAside,
  confirmResult,
  confirmResults,
  correctResult,
  enterResult,
  importResults,
  lotteryHost,
  previewCorrection,
  previewDecisions,
  previewVoid,
  rejectResult,
  studioSql,
  voidDraw,
  type Decision,
  type DecisionSum,
  type ImportedResult,
} from '@/lib/studio-host/lottery/desk';
import { auditedTransaction, recordAction, type AuditedAction } from '../audit/commands';
import { toWireRow, type RowResult } from '../rows';
import type { Actor } from '../types';
import type { StoredResult } from './queries';
import { resultLine } from './rules';
import type * as schema from './schema';

// The routes check the permissions `lottery.results`, `lottery.confirm` and `lottery.void`. Each function throws what its function of
// lib/studio/lottery/results throws.

/** What the audit log says of a decision. */
const toAction = (action: string, decision: Decision): AuditedAction => ({
  action,
  subject: `lotteryDraw:${decision.game} ${decision.period}`,
  detail: {
    kind: decision.kind,
    result: resultLine(decision.result as StoredResult | null),
    ...(decision.reason === null ? {} : { reason: decision.reason }),
  },
});

type Step = (tx: Tx) => Promise<Decision>;

const audited = (actor: Actor, action: string, step: Step): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const decision = await step(tx);
    return { outcome: { id: String(decision.id) }, ...toAction(action, decision) };
  });

/** Enters the result of a draw from outside. Another operator must confirm it. */
export const enterDrawResult = (actor: Actor, { id, result }: z.output<typeof schema.resultInput>) =>
  audited(actor, 'lottery.enter', (tx) =>
    enterResult(studioSql(tx), { drawId: id, result }, actor.operator.account),
  );

/** Enters another result for a settled draw. Another operator must confirm it. */
export const correctDrawResult = (
  actor: Actor,
  { id, result, reason }: z.output<typeof schema.correctionInput>,
) =>
  audited(actor, 'lottery.correct', (tx) =>
    correctResult(studioSql(tx), { drawId: id, result, reason }, actor.operator.account),
  );

/** Asks for a draw to be voided. Another operator must confirm it. */
export const voidLotteryDraw = (actor: Actor, { id, reason }: z.output<typeof schema.voidInput>) =>
  audited(actor, 'lottery.void', (tx) =>
    voidDraw(studioSql(tx), { drawId: id, reason }, actor.operator.account),
  );

/** Confirms what another operator has entered. */
export const confirmDecision = (actor: Actor, id: bigint) =>
  audited(actor, 'lottery.confirm', (tx) => confirmResult(studioSql(tx), id, actor.operator.account));

/** Rejects what was entered. */
export const rejectDecision = (actor: Actor, id: bigint) =>
  audited(actor, 'lottery.reject', (tx) => rejectResult(studioSql(tx), id, actor.operator.account));

/** Confirms several, each on its own, with an audit entry for each. */
export async function confirmDecisions(actor: Actor, ids: readonly bigint[], language: LocaleCode) {
  const done = await inTransaction(actor.db, async (tx) => {
    const results = await confirmResults(studioSql(tx), ids, actor.operator.account);
    for (const result of results)
      if (result.ok) await recordAction(actor, toAction('lottery.confirm', result.decision), tx);
    return results;
  });
  return {
    results: done.map((result) => {
      const row: RowResult = result.ok
        ? { id: result.id, ok: true, status: 'confirmed' }
        : { id: result.id, ok: false, error: result.error };
      return toWireRow(row, language);
    }),
  };
}

const toSums = (sums: readonly DecisionSum[]) =>
  sums.map(({ stake, more, less, rebate, ...sum }) => ({
    ...sum,
    stake: formatDecimal(stake),
    more: formatDecimal(more),
    less: formatDecimal(less),
    rebate: formatDecimal(rebate),
  }));

/** What a correction would change: bets, members and sums by currency. */
export async function correctionPreview(actor: Actor, { id, result }: z.output<typeof schema.resultInput>) {
  return { list: toSums(await previewCorrection(studioSql(actor.db), id, result)) };
}

/** What a void would return and take back: bets, members and sums by currency. */
export async function voidPreview(actor: Actor, id: bigint) {
  return { list: toSums(await previewVoid(studioSql(actor.db), id)) };
}

/** What entries that wait would do, each by currency. Entries that do not wait any more are left out. */
export async function decisionsPreview(actor: Actor, ids: readonly bigint[]) {
  const previews = await previewDecisions(studioSql(actor.db), ids);
  return { list: previews.map(({ id, sums }) => ({ id: String(id), sums: toSums(sums) })) };
}

/** Carries the report of a trial run out of its database transaction, which is rolled back. */
class TrialRun extends Error {
  constructor(readonly rows: ImportedResult[]) {
    super('a trial run');
  }
}

/**
 * Enters the results of a list, each to be confirmed by another operator. A row that is refused says why and does not stop the others. `dryRun`
 * keeps nothing. Throws INVALID_INPUT on `list` if the text is no such list.
 */
export async function importDrawResults(
  actor: Actor,
  { list, dryRun }: z.output<typeof schema.importInput>,
  language: LocaleCode,
) {
  const bytes = new TextEncoder().encode(list);
  const run = () =>
    inTransaction(actor.db, async (tx) => {
      const rows = await importResults(studioSql(tx), bytes, actor.operator.account);
      if (dryRun) throw new TrialRun(rows);
      const entered = rows.filter(({ outcome }) => outcome.ok).length;
      const detail = { added: entered, refused: rows.length - entered };
      await recordAction(actor, { action: 'lottery.import', subject: 'lottery:results', detail }, tx);
      return rows;
    });
  const rows = await run().catch((error: unknown) => {
    if (error instanceof TrialRun) return error.rows;
    throw error;
  });
  const t = translator(language, 'errors');
  const entered = rows.filter(({ outcome }) => outcome.ok).length;
  return {
    entered,
    refused: rows.length - entered,
    rows: rows.map(({ line, game, period, outcome }) => ({
      line,
      game,
      period,
      ok: outcome.ok,
      message: outcome.ok ? null : t(outcome.code, outcome.values),
    })),
  };
}

/**
 * Tries again to take what members owe after corrections and voids. The audit entry is written before it, because the calls of the wallet are
 * database transactions of their own. Returns of how many bets nothing is owed any more.
 */
export async function collectOwedBets(actor: Actor): Promise<{ collected: number }> {
  await recordAction(actor, { action: 'lottery.collect', subject: 'lottery:results' });
  return { collected: await collectOwed(lotteryHost(), { force: true }) };
}

/**
 * Tries again to settle, correct or void bets that were set aside. The audit entry is written before it, as in `collectOwedBets`. Returns how many are
 * done now.
 */
export async function retryAsideBets(actor: Actor): Promise<{ settled: number }> {
  await recordAction(actor, { action: 'lottery.retry', subject: 'lottery:results' });
  return { settled: await retrySetAside(lotteryHost()) };
}
