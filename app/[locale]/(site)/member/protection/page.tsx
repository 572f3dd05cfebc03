import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { DocumentsCard } from '@/components/protection/documents-card';
import { ExclusionCard } from '@/components/protection/exclusion-card';
import { FiguresCard } from '@/components/protection/figures-card';
import { HelpersCard } from '@/components/protection/helpers-card';
import { LimitsCard } from '@/components/protection/limits-card';
import { RealityCard } from '@/components/protection/reality-card';
import { SelfTestCard } from '@/components/protection/self-test-card';
import { requirePageLocale } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';
import { loadOwnProtection } from '@/lib/protection/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'protection' });
  return { title: t('title') };
}

/** Responsible gaming: one's own figures, limits, breaks, reality checks, documents and help. */
export default async function ProtectionPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireSession(locale, '/member/protection');
  const t = await getTranslations({ locale, namespace: 'protection' });
  const isTrial = session.kind === 'trial';
  const own = isTrial ? undefined : await loadOwnProtection(session);
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </header>
      {own ? (
        <>
          <ExclusionCard active={own.exclusion} />
          <FiguresCard initial={own.figures} />
          <LimitsCard initial={own.limits} currency={session.currency} />
          <RealityCard minutes={own.minutes} most={own.mostMinutes} />
          <DocumentsCard initial={own.documents} />
        </>
      ) : (
        <TrialNote locale={locale} />
      )}
      <SelfTestCard />
      <HelpersCard locale={locale} />
    </div>
  );
}
