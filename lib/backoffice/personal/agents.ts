import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';

const at = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * A member's part in the agent programme, for the export of personal data, oldest first: applications, links, contracts, bills and changes of
 * the line. Other members are not named. Amounts are decimal strings.
 */
export async function personalAgency(db: Db, memberId: bigint) {
  const applications = await db
    .selectFrom('agents.application')
    .select(['created_at', 'state', 'contact', 'content', 'answer', 'decided_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('agents.link')
    .select(['created_at', 'code', 'name', 'open', 'closed_at'])
    .where('agent_id', '=', memberId)
    .orderBy('id')
    .execute();
  const { rows: joined } = await sql<{ at: Date; code: string }>`
    SELECT j.created_at AS at, l.code FROM agents.link_member j JOIN agents.link l ON l.id = j.link_id
     WHERE j.member_id = ${memberId}`.execute(db);
  const contracts = await db
    .selectFrom('agents.contract')
    .select(['offered_at', 'kind', 'state', 'starts_at', 'ends_at', 'end_reason', 'currency'])
    .where('agent_id', '=', memberId)
    .orderBy('id')
    .execute();
  const bills = await db
    .selectFrom('agents.bill')
    .select([
      'kind',
      'from_at',
      'to_at',
      'net_loss',
      'earned',
      'due',
      'own_share',
      'currency',
      'payment',
      'note',
      'paid_at',
    ])
    .where('agent_id', '=', memberId)
    .orderBy('id')
    .execute();
  const changes = await db
    .selectFrom('agents.line_change')
    .select(['at', 'state', 'to_type', 'from_type', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('agents.line_message')
    .select(['created_at', 'audience', 'text', 'withdrawn_at'])
    .where('sender_id', '=', memberId)
    .orderBy('id')
    .execute();
  const mute = await db
    .selectFrom('agents.line_mute')
    .select('created_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const batches = await db
    .selectFrom('agents.account_batch')
    .select(['created_at', 'members'])
    .where('agent_id', '=', memberId)
    .orderBy('id')
    .execute();
  const decimal = (value: bigint) => formatDecimal(value as Amount);
  return {
    agency: {
      applications: applications.map((row) => ({
        at: at(row.created_at),
        contact: row.contact,
        text: row.content,
        state: row.state,
        answer: row.answer,
        decidedAt: at(row.decided_at),
      })),
      links: links.map((row) => ({
        at: at(row.created_at),
        code: row.code,
        name: row.name,
        open: row.open,
        closedAt: at(row.closed_at),
      })),
      messages: messages.map((row) => ({
        at: at(row.created_at),
        to: row.audience,
        text: row.text,
        withdrawnAt: at(row.withdrawn_at),
      })),
      takesNoMessagesSince: at(mute?.created_at ?? null),
      madeAccounts: batches.map((row) => ({ at: at(row.created_at), count: row.members.length })),
      joinedBy: joined.map((row) => ({ at: at(row.at), code: row.code })),
      contracts: contracts.map((row) => ({
        offeredAt: at(row.offered_at),
        kind: row.kind,
        state: row.state,
        startsAt: at(row.starts_at),
        endsAt: at(row.ends_at),
        endReason: row.end_reason,
        currency: row.currency,
      })),
      bills: bills.map((row) => ({
        kind: row.kind,
        from: at(row.from_at),
        to: at(row.to_at),
        netLoss: decimal(row.net_loss),
        earned: decimal(row.earned),
        due: decimal(row.due),
        ownShare: decimal(row.own_share),
        currency: row.currency,
        payment: row.payment,
        note: row.note,
        paidAt: at(row.paid_at),
      })),
      lineChanges: changes.map((row) => ({
        at: at(row.at),
        state: row.state,
        fromType: row.from_type,
        toType: row.to_type,
        reason: row.reason,
      })),
    },
  };
}
