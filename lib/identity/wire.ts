import type { Selectable } from 'kysely';
import type { IdentityMember } from '@/lib/db/types';
import { kindOf } from './policy';
import type { MemberInfo } from './schema';

export type Member = Selectable<IdentityMember>;

/** Maps a member's own data to the wire. */
export function toMemberInfo(member: Member): MemberInfo {
  const kind = kindOf(member.type);
  return {
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    userName: member.account,
    type: member.type,
    isAgent: kind === 'agent',
    isTrial: kind === 'trial',
    currency: member.currency,
    icon: member.icon,
    referralCode: member.referral_code,
    hasPassword: member.password_hash !== null,
    hasPaymentPassword: member.payment_password_hash !== null,
    createdAt: member.created_at.toISOString(),
  };
}
