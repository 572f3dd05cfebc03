import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { DIFFERENCE_PAGE_SIZE, EDGE_MS, RUNS_SHOWN } from './constants';
import type { Comparison, Difference, DifferenceKind, Party, Run, Source, Statement, Word } from './types';

/** What our books say of a posting: what it gave the member (minus: took), both its pockets together. */
const bookedFor = (ledgerId: RawBuilder<unknown>) => sql`
  LEFT JOIN LATERAL (SELECT coalesce(sum(e.amount), 0) AS net FROM ledger.entry e
                      WHERE e.transaction_id = ${ledgerId} AND e.balance_after IS NOT NULL) b ON true`;

type Which = (reference: RawBuilder<unknown>, at: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Our records by source, one row a reference: what came in, what went out, in which currency and when, and whether the books
 * say the same. A stake comes in for the house and leaves the member; a deposit comes in and becomes the member's. A refund is
 * money that the bank gave back, under a name of ours that no statement has: it stands among the differences until somebody
 * has found the bank's own line beside it, for else it was given back for nothing.
 */
const RECORDS: Readonly<Record<Source, (code: string, which: Which) => RawBuilder<unknown>>> = {
  vendor: (code, which) => sql`
    SELECT t.transaction_id AS reference, m."in", m.out, l.currency::text AS currency, t.at, b.net <> m.out - m."in" AS unbooked
      FROM gateway.transaction t LEFT JOIN ledger.transaction l ON l.id = t.ledger_id
      -- A rollback's own figures are nothing: what it moved is what it undid, the other way round.
      LEFT JOIN gateway.transaction u ON t.kind = 'rollback' AND t.ledger_id IS NOT NULL AND u.vendor = t.vendor
                                     AND u.transaction_id = (t.note ->> 'referenceTransactionId') COLLATE "C"
      CROSS JOIN LATERAL (SELECT coalesce(u.given, t.taken) AS "in", coalesce(u.taken, t.given) AS out) m
      ${bookedFor(sql`t.ledger_id`)}
     WHERE t.vendor = ${code} AND t.kind <> 'tombstone' AND ${which(sql`t.transaction_id`, sql`t.at`)}`,
  channel: (code, which) => sql`
    SELECT d.reference, d.amount AS "in", 0::bigint AS out, d.currency::text AS currency, d.decided_at AS at,
           b.net <> d.amount AS unbooked
      FROM cashier.deposit d ${bookedFor(sql`d.ledger_id`)}
     WHERE d.channel = ${code} AND d.status = 'approved' AND ${which(sql`d.reference`, sql`d.decided_at`)}
    UNION ALL
    SELECT coalesce(w.payment_reference, 'withdrawal ' || w.id::text), 0::bigint, w.amount, w.currency::text, w.paid_at,
           b.net <> -w.amount
      FROM cashier.withdrawal w ${bookedFor(sql`w.end_ledger_id`)}
     WHERE w.channel = ${code} AND w.paid_at IS NOT NULL
       AND ${which(sql`coalesce(w.payment_reference, 'withdrawal ' || w.id::text)`, sql`w.paid_at`)}
    UNION ALL
    SELECT 'refund ' || w.id::text, w.amount - coalesce(w.received_amount, 0), 0::bigint, w.currency::text, w.resolved_at,
           b.net <> w.amount - coalesce(w.received_amount, 0)
      FROM cashier.withdrawal w ${bookedFor(sql`w.refund_ledger_id`)}
     WHERE w.channel = ${code} AND w.status = 'refunded' AND ${which(sql`'refund ' || w.id::text`, sql`w.resolved_at`)}`,
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
 * Holds a statement against our records and our books. What they name is looked for whenever it was; what they do not name is
 * looked for within the period, but for EDGE_MS at its ends. Lines and records that moved nothing are nobody's claim, and so
 * is play money that they do not name. Reads only.
 */
export async function compare(db: Db, { source, code, from, to, lines }: Statement): Promise<Comparison> {
  const first = new Map(lines.map((line) => [line.reference, line] as const).reverse());
  const times = new Map<string, number>();
  for (const { reference } of lines) times.set(reference, (times.get(reference) ?? 0) + 1);
  const theirs = [...first.values()];
  const column = <T>(of: (line: (typeof theirs)[number]) => T) => theirs.map(of);
  const records = RECORDS[source];
  const { rows } = await sql<Row>`
    WITH theirs AS MATERIALIZED (
      SELECT * FROM unnest(${column((line) => line.reference)}::text[], ${column((line) => line.in)}::bigint[],
                           ${column((line) => line.out)}::bigint[], ${column((line) => line.currency)}::text[],
                           ${column((line) => times.get(line.reference)! > 1)}::boolean[])
                    AS s (reference, "in", out, currency, twice)
    ), ours AS (
      -- Two payments under one reference are one to whoever looks at the statement.
      SELECT reference, sum("in")::bigint AS "in", sum(out)::bigint AS out, min(currency) AS currency, min(at) AS at,
             bool_or(unbooked) AS unbooked
        FROM (${records(code, (_, at) => sql`${at} >= ${from} AND ${at} < ${to}`)}
              UNION ALL
              -- OFFSET 0: each line is looked up by the reference's index. On tables that nobody has analysed yet PostgreSQL
              -- 15 held each of 10^5 lines against every record instead, for minutes.
              SELECT r.* FROM theirs s
               CROSS JOIN LATERAL (${records(code, (reference, at) => sql`${reference} = s.reference AND NOT (${at} >= ${from} AND ${at} < ${to})`)}
                                   OFFSET 0) r) every
       GROUP BY reference
    )
    SELECT CASE
             WHEN s.twice THEN 'twice'
             WHEN o.reference IS NULL THEN CASE WHEN s."in" <> 0 OR s.out <> 0 THEN 'notOurs' END
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
           o."in" AS "ourIn", o.out AS "ourOut", o.currency AS "ourCurrency", o.at
      FROM theirs s FULL JOIN ours o ON o.reference = s.reference
     ORDER BY coalesce(s.reference, o.reference) COLLATE "C"`.execute(db);
  return {
    lines: lines.length,
    records: rows.filter((row) => row.at !== null).length,
    matched: rows.filter((row) => row.kind === null && row.at !== null && row.theirIn !== null).length,
    differences: rows.flatMap((row) => (row.kind ? [toDifference(row, row.kind)] : [])),
  };
}

function word(came: Amount | null, went: Amount | null, currency: string | null): Word | undefined {
  return came === null || went === null ? undefined : { in: came, out: went, currency };
}

function toDifference(row: Row, kind: DifferenceKind): Difference {
  const ours = word(row.ourIn, row.ourOut, row.ourCurrency);
  return {
    kind,
    reference: row.reference,
    theirs: word(row.theirIn, row.theirOut, row.theirCurrency),
    ours: ours && row.at ? { ...ours, at: row.at } : undefined,
  };
}

/** Every vendor and every payment channel with its names; one that takes and pays goes by its name as one that takes. */
const PARTIES = sql<Party & { source: Source }>`
  SELECT 'vendor' AS source, code, jsonb_build_object('en', display_name) AS names FROM catalogue.vendor
  UNION ALL
  (SELECT DISTINCT ON (code) 'channel', code, names FROM cashier.channel ORDER BY code, kind)`;

/** Whose statements there can be: every vendor and every payment channel, by their codes. */
export async function sources(db: Db): Promise<Readonly<Record<Source, readonly Party[]>>> {
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

/** The last comparisons, the latest first. */
export async function runs(db: Db): Promise<Run[]> {
  const { rows } = await sql<Run>`${RUN} ORDER BY r.made_at DESC, r.id DESC LIMIT ${RUNS_SHOWN}`.execute(db);
  return rows;
}

/** One comparison; undefined where there is none. */
export async function run(db: Db, id: bigint): Promise<Run | undefined> {
  const { rows } = await sql<Run>`${RUN} WHERE r.id = ${id}`.execute(db);
  return rows[0];
}

/** A page (from 1) of what a comparison found. */
export async function differencesOf(db: Db, id: bigint, page: number): Promise<Difference[]> {
  const { rows } = await sql<Row>`
    SELECT kind, reference, their_in AS "theirIn", their_out AS "theirOut", their_currency AS "theirCurrency",
           our_in AS "ourIn", our_out AS "ourOut", our_currency AS "ourCurrency", our_at AS at
      FROM reporting.difference
     WHERE reconciliation_id = ${id} AND place > ${(page - 1) * DIFFERENCE_PAGE_SIZE}
     ORDER BY place LIMIT ${DIFFERENCE_PAGE_SIZE}`.execute(db);
  return rows.map((row) => toDifference(row, row.kind!));
}
