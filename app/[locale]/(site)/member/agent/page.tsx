import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ApplyForm } from '@/components/agent/lines/apply-form';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadMyApplication } from '@/lib/agents/applications/loaders';
import { localePath } from '@/lib/i18n/routing';
import { requireSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'agent-lines.apply',
  });
  return { title: t('title') };
}

/** A player's application to become an agent: its state and what comes next, or the form. */
export default async function BecomeAgentPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, memberId } = await requireSession(locale, '/member/agent');
  if (kind === 'agent') redirect(localePath(locale, '/agentHome'));
  const t = await getTranslations({ locale, namespace: 'agent-lines.apply' });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <ApplyForm application={await loadMyApplication(memberId)} />
      )}
    </div>
  );
}
