import { sql, type Db } from '@/lib/db/client';
import { openField } from '@/lib/identity/profile/vault';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { birthdayIn } from '../vip/rules';
import { BIRTHDAY_WAIT_DAYS } from './constants';
import type { BirthdayFacts } from './types';

/** The first day from `today` on which a birthday is kept. */
export function nextBirthday(born: string, today: string): string {
  const thisYear = birthdayIn(born, today.slice(0, 4));
  return thisYear >= today ? thisYear : birthdayIn(born, String(Number(today.slice(0, 4)) + 1));
}

/**
 * What the rules of a birthday bonus need to know of a member; undefined if the profile has no birthday. An identity document proves it if it
 * was approved after the birthday was last changed, and has not expired.
 */
export async function birthdayFacts(
  db: Db,
  bonusId: bigint,
  memberId: bigint,
): Promise<BirthdayFacts | undefined> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const { rows } = await sql<{ sealed: Buffer; changedAt: Date; isProved: boolean }>`
    SELECT p.sealed, p.changed_at AS "changedAt",
           EXISTS (SELECT FROM protection.document d
                    WHERE d.member_id = p.member_id AND d.kind = 'identity' AND d.status = 'approved' AND d.decided_at >= p.changed_at
                      AND (d.valid_until IS NULL OR d.valid_until >= ${today}::date)) AS "isProved"
      FROM identity.profile_field p WHERE p.member_id = ${memberId} AND p.field = 'birthday'`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const given = await db
    .selectFrom('rewards.bonus_decision')
    .select(['event', 'created_at'])
    .where('bonus_id', '=', bonusId)
    .where('member_id', '=', memberId)
    .where('reward_id', 'is not', null)
    .execute();
  const born = openField(memberId, 'birthday', row.sealed);
  const setOn = dayOf(row.changedAt, zone);
  return {
    born,
    next: nextBirthday(born, today),
    countsFrom: row.isProved ? setOn : dayAfter(setOn, BIRTHDAY_WAIT_DAYS),
    // What the job gave is of the year of the birthday, which can end before the job runs; what an operator gave is of its day.
    yearsHad: given.map(({ event, created_at: at }) =>
      event.startsWith('birthday:') ? event.slice(-4) : dayOf(at, zone).slice(0, 4),
    ),
  };
}
