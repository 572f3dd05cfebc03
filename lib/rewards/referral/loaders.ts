import { database, type Db } from '@/lib/db/client';
import { needTrueAccount } from '@/lib/identity/errors';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { publicUrl } from '@/lib/platform/env';
import { countLevels, listEarnings, listFriends, readReferralRules, sumEarned } from './queries';
import { toWireFriend, toWireLine, type WireReferral } from './wire';

/** The address with which a friend registers. */
export const referralLink = (locale: LocaleCode, code: string): string =>
  `${publicUrl()}${localePath(locale, '/register')}?referralCode=${code}`;

/** A member's own code, friends on up to three levels and earnings. Throws NEED_TRUE_ACCOUNT 403 for a trial player. */
export async function readReferral(
  db: Db,
  session: { memberId: bigint; currency: string; kind: string },
  locale: LocaleCode,
): Promise<WireReferral> {
  if (session.kind === 'trial') throw needTrueAccount();
  const { memberId, currency } = session;
  const [member, { rules }, list, levels, sums, history] = await Promise.all([
    db
      .selectFrom('identity.member')
      .select('referral_code as code')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(),
    readReferralRules(db),
    listFriends(db, memberId),
    countLevels(db, memberId),
    sumEarned(db, memberId),
    listEarnings(db, memberId),
  ]);
  return {
    code: member.code,
    link: referralLink(locale, member.code),
    friends: levels.find(({ level }) => level === 1)?.friends ?? 0,
    earned: formatDecimal(sums.earned),
    claimable: formatDecimal(sums.claimable),
    currency,
    list: list.map(toWireFriend),
    levels: levels.map(({ earned, ...one }) => ({ ...one, earned: formatDecimal(earned) })),
    history: history.map(toWireLine),
    rules,
  };
}

/** The same, for the page. */
export const loadReferral = (session: Parameters<typeof readReferral>[1], locale: LocaleCode) =>
  readReferral(database(), session, locale);
