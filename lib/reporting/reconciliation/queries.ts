import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { DIFFERENCE_PAGE_SIZE, EDGE_MS, LISTED_RUNS } from './constants';
import type {
  Comparison,
  Difference,
  DifferenceKind,
  Party,
  ReconciliationRun,
  Source,
  Statement,
  StatementRecord,
} from './types';

/** The net amount of a ledger transaction for the member: credits minus debits on all of the member's accounts. */
const ledgerNet = (ledgerId: RawBuilder<unknown>) => sql`
  LEFT JOIN LATERAL (SELECT coalesce(sum(e.amount), 0) AS net FROM ledger.entry e
                      WHERE e.transaction_id = ${ledgerId} AND e.balance_after IS NOT NULL) b ON true`;

type Condition = (reference: RawBuilder<unknown>, at: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Our records by source, one row per reference: the amounts in and out, the currency, the time, and whether the ledger
 * differs. A stake and a deposit are `in`. A refund is money that the bank has returned. Its reference is ours, so no
 * statement has it: it stays a difference until an operator has found the bank's own entry for it.
 */
const RECORDS: Readonly<Record<Source, (code: string, which: Condition) => RawBuilder<unknown>>> = {
  vendor: (code, which) => sql`
    SELECT t.transaction_id AS reference, m."in", m.out, l.currency::text AS currency, t.at, b.net <> m.out - m."in" AS unbooked
      FROM gateway.transaction t LEFT JOIN ledger.transaction l ON l.id = t.ledger_id
      -- A rollback's own figures are zero: it moved the amounts of the transaction that it undid, in the opposite direction.
      LEFT JOIN gateway.transaction u ON t.kind = 'rollback' AND t.ledger_id IS NOT NULL AND u.vendor = t.vendor
                                     AND u.transaction_id = (t.meta ->> 'referenceTransactionId') COLLATE "C"
      CROSS JOIN LATERAL (SELECT coalesce(u.credit, t.debit) AS "in", coalesce(u.debit, t.credit) AS out) m
      ${ledgerNet(sql`t.ledger_id`)}
     WHERE t.vendor = ${code} AND t.kind <> 'tombstone' AND ${which(sql`t.transaction_id`, sql`t.at`)}`,
  channel: (code, which) => sql`
    SELECT d.reference, d.amount AS "in", 0::bigint AS out, d.currency::text AS currency, d.decided_at AS at,
           b.net <> d.amount - d.fee AS unbooked
      FROM cashier.deposit d ${ledgerNet(sql`d.ledger_id`)}
     WHERE d.channel = ${code} AND d.status = 'approved' AND ${which(sql`d.reference`, sql`d.decided_at`)}
    UNION ALL
    -- The bank pays the amount without our fee.
    SELECT coalesce(w.payment_reference, 'withdrawal ' || w.id::text), 0::bigint, w.amount - w.fee, w.currency::text, w.paid_at,
           b.net <> -w.amount
      FROM cashier.withdrawal w ${ledgerNet(sql`w.end_ledger_id`)}
     WHERE w.channel = ${code} AND w.paid_at IS NOT NULL
       AND ${which(sql`coalesce(w.payment_reference, 'withdrawal ' || w.id::text)`, sql`w.paid_at`)}
    UNION ALL
    SELECT 'refund ' || w.id::text, w.amount - w.fee - coalesce(w.received_amount, 0), 0::bigint, w.currency::text, w.resolved_at,
           b.net <> w.amount - coalesce(nullif(w.received_amount, 0) + w.fee, 0)
      FROM cashier.withdrawal w ${ledgerNet(sql`w.refund_ledger_id`)}
     WHERE w.channel = ${code} AND w.status = 'refunded' AND ${which(sql`'refund ' || w.id::text`, sql`w.resolved_at`)}`,
};

/** A deposit under the reference of a line `s` that was not approved, which is none of the records above. */
const UNAPPROVED: Readonly<Record<Source, (code: string) => RawBuilder<unknown>>> = {
  vendor: () =>
    sql`SELECT NULL AS status, NULL::bigint AS amount, NULL AS currency, NULL::timestamptz AS at WHERE false`,
  channel: (code) => sql`
    SELECT d.status, d.amount, d.currency::text AS currency, d.created_at AS at FROM cashier.deposit d
     WHERE d.reference = s.reference AND d.channel = ${code} AND d.status <> 'approved' OFFSET 0`,
};

interface Row {
  kind: DifferenceKind | null;
  reference: string;
  theirIn: Amount | null;
  theirOut: Amount | null;
  theirCurrency: string | null;
  ourIn: Amount | null;
  ourOut: Amount | null;
  ourCurrency: string | null;
  at: Date | null;
}

/**
 * Compares a statement with our records and the ledger. References of the statement are looked up at any time; records that
 * are missing in the statement count within the period only, without EDGE_MS at both ends. Records of zero are ignored, and
 * so is play money that the statement does not have. A payment for a deposit that is not approved is a difference of its own.
 * Reads only.
 */
export async function compareStatement(
  db: Db,
  { source, code, from, to, lines }: Statement,
): Promise<Comparison> {
  const first = new Map(lines.map((line) => [line.reference, line] as const).reverse());
  const times = new Map<string, number>();
  for (const { reference } of lines) times.set(reference, (times.get(reference) ?? 0) + 1);
  const theirs = [...first.values()];
  const column = <T>(of: (line: (typeof theirs)[number]) => T) => theirs.map(of);
  const records = RECORDS[source];
  const { rows } = await sql<Row & { recorded: boolean }>`
    WITH theirs AS MATERIALIZED (
      SELECT * FROM unnest(${column((line) => line.reference)}::text[], ${column((line) => line.in)}::bigint[],
                           ${column((line) => line.out)}::bigint[], ${column((line) => line.currency)}::text[],
                           ${column((line) => times.get(line.reference)! > 1)}::boolean[])
                    AS s (reference, "in", out, currency, twice)
    ), ours AS (
      -- Two payments under one reference are one line of the statement, so they are added up.
      SELECT reference, sum("in")::bigint AS "in", sum(out)::bigint AS out, min(currency) AS currency, min(at) AS at,
             bool_or(unbooked) AS unbooked
        FROM (${records(code, (_, at) => sql`${at} >= ${from} AND ${at} < ${to}`)}
              UNION ALL
              -- OFFSET 0: each line is looked up by the reference's index. Without it, PostgreSQL 15 compared each of 10^5 lines with
              -- every record for minutes, if the tables were not analysed yet.
              SELECT r.* FROM theirs s
               CROSS JOIN LATERAL (${records(code, (reference, at) => sql`${reference} = s.reference AND NOT (${at} >= ${from} AND ${at} < ${to})`)}
                                   OFFSET 0) r) every
       GROUP BY reference
    )
    SELECT CASE
             WHEN s.twice THEN 'twice'
             WHEN o.reference IS NULL THEN
               CASE WHEN s."in" = 0 AND s.out = 0 THEN NULL WHEN u.status IS NULL OR s."in" = 0 THEN 'notOurs'
                    WHEN u.status IN ('pending', 'checked') THEN 'waiting' ELSE 'refused' END
             WHEN s.reference IS NULL THEN
               CASE WHEN (o."in" <> 0 OR o.out <> 0) AND o.currency IS DISTINCT FROM ${PLAY_CURRENCY}
                     AND o.at >= ${new Date(from.getTime() + EDGE_MS)} AND o.at < ${new Date(to.getTime() - EDGE_MS)}
                    THEN 'notTheirs' WHEN o.unbooked THEN 'books' END
             WHEN s."in" <> o."in" OR s.out <> o.out THEN 'amount'
             WHEN o.currency <> s.currency THEN 'currency'
             WHEN o.unbooked THEN 'books'
           END AS kind,
           coalesce(s.reference, o.reference) AS reference,
           s."in" AS "theirIn", s.out AS "theirOut", s.currency AS "theirCurrency",
           coalesce(o."in", u.amount) AS "ourIn", CASE WHEN u.amount IS NULL THEN o.out ELSE 0 END AS "ourOut",
           coalesce(o.currency, u.currency) AS "ourCurrency", coalesce(o.at, u.at) AS at, o.at IS NOT NULL AS recorded
      FROM theirs s FULL JOIN ours o ON o.reference = s.reference
      LEFT JOIN LATERAL (${UNAPPROVED[source](code)}) u ON o.reference IS NULL
     ORDER BY coalesce(s.reference, o.reference) COLLATE "C"`.execute(db);
  return {
    lines: lines.length,
    records: rows.filter((row) => row.recorded).length,
    matched: rows.filter((row) => row.kind === null && row.recorded && row.theirIn !== null).length,
    differences: rows.flatMap((row) => (row.kind ? [toDifference(row, row.kind)] : [])),
  };
}

function toRecord(
  amountIn: Amount | null,
  amountOut: Amount | null,
  currency: string | null,
): StatementRecord | undefined {
  return amountIn === null || amountOut === null ? undefined : { in: amountIn, out: amountOut, currency };
}

function toDifference(row: Row, kind: DifferenceKind): Difference {
  const ours = toRecord(row.ourIn, row.ourOut, row.ourCurrency);
  return {
    kind,
    reference: row.reference,
    theirs: toRecord(row.theirIn, row.theirOut, row.theirCurrency),
    ours: ours && row.at ? { ...ours, at: row.at } : undefined,
  };
}

/** All vendors and payment channels with their names; a channel of both kinds has its name as a deposit channel. */
const PARTIES = sql<Party & { source: Source }>`
  SELECT 'vendor' AS source, code, jsonb_build_object('en', display_name) AS names FROM catalogue.vendor
  UNION ALL
  (SELECT DISTINCT ON (code) 'channel', code, names FROM cashier.channel ORDER BY code, kind)`;

/** The vendors and payment channels whose statements can be reconciled, in the order of their codes. */
export async function listParties(db: Db): Promise<Readonly<Record<Source, readonly Party[]>>> {
  const { rows } = await sql<Party & { source: Source }>`${PARTIES} ORDER BY code`.execute(db);
  const of = (source: Source) =>
    rows.filter((row) => row.source === source).map(({ code, names }) => ({ code, names }));
  return { vendor: of('vendor'), channel: of('channel') };
}

const RUN = sql`
  SELECT r.id, r.source, r.code, p.names, r.period_from AS "from", r.period_to AS "to", r.file_name AS "fileName",
         r.lines, r.records, r.matched, r.differences, r.made_at AS "madeAt"
    FROM reporting.reconciliation r
    JOIN (${PARTIES}) p USING (source, code)`;

/** The last runs, newest first. */
export async function listRuns(db: Db): Promise<ReconciliationRun[]> {
  const { rows } =
    await sql<ReconciliationRun>`${RUN} ORDER BY r.made_at DESC, r.id DESC LIMIT ${LISTED_RUNS}`.execute(db);
  return rows;
}

/** One run; undefined if it does not exist. */
export async function getRun(db: Db, id: bigint): Promise<ReconciliationRun | undefined> {
  const { rows } = await sql<ReconciliationRun>`${RUN} WHERE r.id = ${id}`.execute(db);
  return rows[0];
}

/** A difference with the deposit that it concerns, if it is one. */
export type ListedDifference = Difference & { deposit: { id: bigint; undecided: boolean } | undefined };

/** A page (from 1) of a run's differences. */
export async function listDifferences(db: Db, id: bigint, page: number): Promise<ListedDifference[]> {
  const { rows } = await sql<Row & { depositId: bigint | null; undecided: boolean }>`
    SELECT f.kind, f.reference, f.their_in AS "theirIn", f.their_out AS "theirOut", f.their_currency AS "theirCurrency",
           f.our_in AS "ourIn", f.our_out AS "ourOut", f.our_currency AS "ourCurrency", f.our_at AS at,
           d.id AS "depositId", coalesce(d.status IN ('pending', 'checked'), false) AS undecided
      FROM reporting.difference f
      JOIN reporting.reconciliation r ON r.id = f.reconciliation_id
      LEFT JOIN cashier.deposit d ON r.source = 'channel' AND d.channel = r.code AND d.reference = f.reference
     WHERE f.reconciliation_id = ${id} AND f.place > ${(page - 1) * DIFFERENCE_PAGE_SIZE}
     ORDER BY f.place LIMIT ${DIFFERENCE_PAGE_SIZE}`.execute(db);
  return rows.map((row) => ({
    ...toDifference(row, row.kind!),
    deposit: row.depositId === null ? undefined : { id: row.depositId, undecided: row.undecided },
  }));
}
