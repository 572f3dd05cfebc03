import { database } from '@/lib/db/client';
import { betRecords } from '@/lib/gateway/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { openSessions } from '@/lib/identity/sessions/queries';
import { statement } from '@/lib/ledger/queries';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { dayOf, dayStart } from '@/lib/platform/zone';
import * as queries from './queries';

const PAGE_SIZE = 25;

/** Days that a member's statement and rounds reach back, today among them. */
export const PERIOD_DAYS = 30;

export const findMembers = (beginning: string) => queries.findMembers(database(), beginning);

/** A member, or undefined where there is none of this id. */
export async function memberOrNothing(id: bigint): Promise<queries.MemberProfile | undefined> {
  try {
    return await queries.memberProfile(database(), id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

function period() {
  const { SETTLEMENT_ZONE: zone } = env();
  const today = dayOf(now(), zone);
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - (PERIOD_DAYS - 1) * 86_400_000);
  return { today, zone, firstDay: first.toISOString().slice(0, 10) };
}

/** The lines of the member's main account in the period, with its opening and closing balance. */
export function statementOf(member: queries.MemberProfile, pageNum: number) {
  const { today, zone, firstDay } = period();
  const from = dayStart(firstDay, zone);
  const to = dayStart(today, zone, 1);
  const { id: memberId, currency } = member;
  return statement(database(), { memberId, currency, from, to, pageNum, pageSize: PAGE_SIZE });
}

/** The member's rounds in the period. */
export function roundsOf(member: queries.MemberProfile, locale: LocaleCode, pageNum: number) {
  const { today, firstDay } = period();
  const { id: memberId, currency } = member;
  return betRecords(database(), {
    memberId,
    currency,
    locale,
    from: firstDay,
    to: today,
    pageNum,
    pageSize: PAGE_SIZE,
  });
}

/** Where the member is logged in now. */
export const sessionsOf = (member: queries.MemberProfile) => openSessions(database(), member.id);
