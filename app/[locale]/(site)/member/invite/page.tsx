import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { ReferralView } from '@/components/referral/referral-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { QrPicture } from '@/components/ui/qr-picture';
import { requireSession } from '@/lib/identity/loaders';
import { loadReferral } from '@/lib/rewards/referral/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'referral' });
  return { title: t('title') };
}

/** Refer and earn: one's own code, link and QR code, friends and what they brought. Trial players invite nobody. */
export default async function InvitePage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireSession(locale, '/member/invite');
  const t = await getTranslations({ locale, namespace: 'referral' });
  const referral = session.kind === 'trial' ? undefined : await loadReferral(session, locale);
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </header>
      {referral ? (
        <ReferralView referral={referral} picture={<QrPicture text={referral.link} label={t('qr')} />} />
      ) : (
        <TrialNote locale={locale} />
      )}
    </div>
  );
}
