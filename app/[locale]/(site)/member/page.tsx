import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DevicesCard } from '@/components/identity/devices-card';
import { ContactsCard } from '@/components/member/account/contacts-card';
import { DetailsCard } from '@/components/member/account/details-card';
import { HistoryCard } from '@/components/member/account/history-card';
import { PasswordCard } from '@/components/identity/password-card';
import { PaymentPasswordCard } from '@/components/identity/payment-password-card';
import { ProfileCard } from '@/components/identity/profile-card';
import { TrialNote } from '@/components/identity/trial-note';
import { ClaimableRewards } from '@/components/rewards/centre/reward-centre';
import { RankChip } from '@/components/vip/rank-chip';
import { SecurityCards } from '@/components/member/security/security-cards';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { siteFlags } from '@/lib/content/loaders';
import { currentMember, requireSession } from '@/lib/identity/loaders';
import { loadOwnRank } from '@/lib/rewards/vip/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

async function localeOf(params: Props['params']) {
  const given = (await params).locale;
  return isLocale(given) ? given : DEFAULT_LOCALE;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'identity' });
  return { title: t('security.title') };
}

/** My account (`securityCenter` on the wire): profile, passwords, devices. */
export default async function SecurityPage({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  await requireSession(locale, '/member');
  const [t, member, { hasRewardCentre: hasRewards }] = await Promise.all([
    getTranslations({ locale, namespace: 'identity' }),
    currentMember(),
    siteFlags(),
  ]);
  if (!member) return null;
  const rank = member.isTrial ? undefined : await loadOwnRank(BigInt(member.id), locale);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-2xl font-bold">{t('security.title')}</h1>
        {rank && <RankChip rank={rank} locale={locale} />}
      </header>
      {member.isTrial && <TrialNote locale={locale} />}
      {hasRewards === true && !member.isTrial && <ClaimableRewards />}
      <ProfileCard member={member} />
      {!member.isTrial && <ContactsCard />}
      {!member.isTrial && (
        <div className="grid gap-5 xl:grid-cols-2">
          <PasswordCard />
          <PaymentPasswordCard isSet={member.hasPaymentPassword} />
        </div>
      )}
      {!member.isTrial && <DetailsCard />}
      {!member.isTrial && <SecurityCards />}
      <DevicesCard />
      <HistoryCard />
    </div>
  );
}
