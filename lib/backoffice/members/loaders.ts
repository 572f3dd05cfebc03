import { listBonuses, transactionsOfBonuses } from '@/lib/rewards/bonus-money/queries';
import { listMemberDeposits } from '@/lib/cashier/deposits/queries';
import { listGroups } from '@/lib/cashier/groups/queries';
import { listMemberWithdrawals } from '@/lib/cashier/withdrawals/queries';
import { database } from '@/lib/db/client';
import { listBetRecords } from '@/lib/gateway/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { contactOf } from '@/lib/identity/contacts/queries';
import { countDownline } from '@/lib/identity/downline/queries';
import { maskName } from '@/lib/identity/extra/rules';
import { maskRecipient } from '@/lib/identity/outgoing/rules';
import { profileField } from '@/lib/identity/profile/queries';
import { NAME_FIELD } from '@/lib/identity/profile/vault';
import { loginHistory, openSessions } from '@/lib/identity/sessions/queries';
import { getStatement } from '@/lib/ledger/queries';
import { listInbox } from '@/lib/inbox/messages/queries';
import { toWireEntry } from '@/lib/inbox/messages/wire';
import { countNotices } from '@/lib/notices/queries';
import { totalProfit } from '@/lib/reporting/profit/queries';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { AppError } from '@/lib/platform/errors';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { CLASS_OF_KIND, MAX_REPORT_DAYS } from '@/lib/reporting/figures/constants';
import { totalPlay } from '@/lib/reporting/figures/play';
import { ADJUSTMENT_THRESHOLD, readThreshold } from '../approvals/thresholds';
import { periodOf } from '../tables/params';
import { statementTable } from '../tables/sources/records';
import type { Query } from '../tables/types';
import * as queries from './queries';

const PAGE_SIZE = 25;

/** Days of a member's statement and rounds, including today. */
export const PERIOD_DAYS = 30;

/** Returns a member; undefined if it does not exist. */
export async function findMember(id: bigint): Promise<queries.MemberProfile | undefined> {
  try {
    return await queries.memberProfile(database(), id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

function period() {
  const zone = siteConfig().money.settlementZone;
  const today = dayOf(now(), zone);
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - (PERIOD_DAYS - 1) * 86_400_000);
  return { today, zone, firstDay: first.toISOString().slice(0, 10) };
}

/** The opening and closing balance of the member's main account in the period of a statement, and what came in and went out. */
export async function memberSums(member: queries.MemberProfile, query: Query) {
  const zone = siteConfig().money.settlementZone;
  const chosen = periodOf(query, statementTable.period);
  const statement = await getStatement(database(), {
    memberId: member.id,
    currency: member.currency,
    from: dayStart(chosen.days.from, zone),
    to: dayStart(chosen.days.until, zone, 1),
    pageNum: 1,
    pageSize: 1,
  });
  const { currency, opening, closing, moneyIn, moneyOut } = statement;
  return { period: chosen, currency, opening, closing, moneyIn, moneyOut };
}

/** Lists the member's rounds in the period, with the sums of those that it settled. */
export async function memberRounds(member: queries.MemberProfile, locale: LocaleCode, pageNum: number) {
  const { today, firstDay } = period();
  const { id: memberId, currency } = member;
  const query = { memberId, currency, from: firstDay, to: today };
  const [rounds, sums] = await Promise.all([
    listBetRecords(database(), { ...query, locale, pageNum, pageSize: PAGE_SIZE }),
    totalProfit(database(), query),
  ]);
  return { ...rounds, sums };
}

/** Lists the member's active sessions. */
export const memberSessions = (member: queries.MemberProfile) => openSessions(database(), member.id);

const pageOf = (pageNum: number) => ({ pageNum, pageSize: PAGE_SIZE });

/** All tags, and the ids of those that a member has. */
export async function memberTags(member: queries.MemberProfile) {
  const db = database();
  const [tags, chosen] = await Promise.all([queries.listTags(db), queries.tagIdsOf(db, member.id)]);
  return {
    tags: tags.map(({ id, name, colour }) => ({ id: String(id), name, colour })),
    chosen: chosen.map(String),
  };
}

/** All tags with the number of their members. */
export const loadTags = () => queries.listTags(database());

/** What the filter of the list of members offers. */
export async function memberFilters() {
  const db = database();
  const [tags, groups] = await Promise.all([queries.listTags(db), listGroups(db)]);
  const option = ({ id, name }: { id: bigint; name: string }) => ({ value: String(id), label: name });
  return { tags: tags.map(option), groups: groups.map(option) };
}

export const memberNotes = (member: queries.MemberProfile, pageNum: number) =>
  queries.listNotes(database(), member.id, pageOf(pageNum));

export const memberDuplicates = (member: queries.MemberProfile) =>
  queries.listDuplicates(database(), member.id);

/** The member's number and address, masked, and whether each is verified. */
export async function memberContacts(member: queries.MemberProfile) {
  const db = database();
  const [mobile, email, name] = await Promise.all([
    contactOf(db, member.id, 'mobile'),
    contactOf(db, member.id, 'email'),
    profileField(db, member.id, NAME_FIELD),
  ]);
  return {
    mobile: mobile && {
      shown: maskRecipient('sms', mobile.value),
      isVerified: mobile.verifiedAt !== undefined,
    },
    email: email && {
      shown: maskRecipient('email', email.value),
      isVerified: email.verifiedAt !== undefined,
    },
    name: name === undefined ? undefined : maskName(name),
  };
}

/** What the member has played and paid: today, in 30 days, and in all (at most two years). Play is from the roll-ups. */
export async function memberFigures(member: queries.MemberProfile) {
  const db = database();
  const { today, zone, firstDay } = period();
  const joined = dayOf(member.createdAt, zone);
  const earliest = dayAfter(today, 1 - MAX_REPORT_DAYS);
  const { id, currency } = member;
  const periods = [
    { name: 'today', from: today },
    { name: 'last30', from: firstDay },
    { name: 'all', from: joined > earliest ? joined : earliest },
  ] as const;
  return Promise.all(
    periods.map(async ({ name, from }) => {
      const [play, payments] = await Promise.all([
        totalPlay(db, { days: { from, until: today }, currency, member: id }),
        queries.paymentTotals(db, id, currency, dayStart(from, zone)),
      ]);
      return { name, ...play, ...payments };
    }),
  );
}

/** The latest deposits and withdrawals of a member, one kind at a time. */
export async function memberPayments(member: queries.MemberProfile, pageNum: number) {
  const db = database();
  const [deposits, withdrawals] = await Promise.all([
    listMemberDeposits(db, member.id, pageOf(pageNum)),
    listMemberWithdrawals(db, member.id, pageOf(pageNum)),
  ]);
  return { deposits, withdrawals };
}

/** The kinds of ledger transactions that give a member money: bonuses, commissions, jackpots and adjustments. */
const REWARD_KINDS = Object.entries(CLASS_OF_KIND).flatMap(([kind, of]) =>
  of === 'bonus' || of === 'commission' || of === 'jackpot' || of === 'adjustment' ? [{ kind }] : [],
);

/** Money that the member was given in the period, apart from the payouts of rounds. */
export function memberRewards(member: queries.MemberProfile, pageNum: number) {
  const { today, zone, firstDay } = period();
  return getStatement(database(), {
    memberId: member.id,
    currency: member.currency,
    from: dayStart(firstDay, zone),
    to: dayStart(today, zone, 1),
    kinds: REWARD_KINDS,
    ...pageOf(pageNum),
  });
}

/** The member's bonus money: what is active, then what has ended; each with the ledger transactions of its grant and of its end. */
export async function memberBonuses(member: queries.MemberProfile) {
  const db = database();
  const bonuses = await listBonuses(db, member.id);
  const transactions = await transactionsOfBonuses(
    db,
    bonuses.map(({ id }) => id),
  );
  return bonuses.map((bonus) => ({ ...bonus, ...transactions.get(bonus.id) }));
}

/** The member's logins, newest first, also those whose session has ended. */
export const memberLogins = (member: queries.MemberProfile, pageNum: number) =>
  loginHistory(database(), member.id, pageOf(pageNum));

/** The members above a member, from the top, and a page of those directly below, newest first. */
export async function memberDownline(member: queries.MemberProfile, pageNum: number) {
  const db = database();
  const zone = siteConfig().money.settlementZone;
  const [above, below, size] = await Promise.all([
    queries.listUplines(db, member.id),
    queries.listDownline(db, member.id, pageOf(pageNum)),
    countDownline(db, member.id, dayStart(dayAfter(dayOf(now(), zone), 1 - PERIOD_DAYS), zone)),
  ]);
  return { above, below, size };
}

/** A page of the member's messages, in the operator's language. */
export async function memberMessages(member: queries.MemberProfile, locale: LocaleCode, pageNum: number) {
  const db = database();
  // The list is read from a cursor and has no page numbers. A member has few pages, so the earlier ones are read and discarded.
  const [{ list }, count] = await Promise.all([
    listInbox(db, member.id, locale, { view: 'all', size: pageNum * PAGE_SIZE }),
    countNotices(db, member.id),
  ]);
  const translate = translator(locale, 'cashier');
  return {
    pageNum,
    totalPages: Math.ceil(count / PAGE_SIZE),
    list: list.slice((pageNum - 1) * PAGE_SIZE).map((entry) => toWireEntry(entry, locale, translate)),
  };
}

/** The threshold above which an adjustment needs another operator. */
export const adjustmentThreshold = () => readThreshold(database(), ADJUSTMENT_THRESHOLD);
