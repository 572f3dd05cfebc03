import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { InboxTabs } from '@/components/inbox/inbox-tabs';
import { OwnFeedbackView } from '@/components/inbox/own-feedback';
import { requirePageLocale } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'messages' });
  return { title: t('feedback.title') };
}

/** The member's own feedback with the operator's answers. Trial players have none. */
export default async function OwnFeedbackPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind } = await requireSession(locale, '/member/feedback');
  const t = await getTranslations({ locale, namespace: 'messages' });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('feedback.title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <>
          <InboxTabs locale={locale} current="feedback" />
          <OwnFeedbackView />
        </>
      )}
    </div>
  );
}
