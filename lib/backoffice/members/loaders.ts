import { database } from '@/lib/db/client';
import { listBetRecords } from '@/lib/gateway/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { openSessions } from '@/lib/identity/sessions/queries';
import { getStatement } from '@/lib/ledger/queries';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { AppError } from '@/lib/platform/errors';
import { dayOf, dayStart } from '@/lib/platform/zone';
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

/** Lists the member's rounds in the period. */
export function memberRounds(member: queries.MemberProfile, locale: LocaleCode, pageNum: number) {
  const { today, firstDay } = period();
  const { id: memberId, currency } = member;
  return listBetRecords(database(), {
    memberId,
    currency,
    locale,
    from: firstDay,
    to: today,
    pageNum,
    pageSize: PAGE_SIZE,
  });
}

/** Lists the member's active sessions. */
export const memberSessions = (member: queries.MemberProfile) => openSessions(database(), member.id);
