import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CompetitionEditor } from '@/components/backoffice/competitions/competition-editor';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('board.new') };
}

/** Editor of a new leaderboard with prizes. */
export default async function NewCompetitionPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('missions.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-missions' });
  return (
    <>
      <EditorHeader href="/backoffice/missions/competitions" back={t('board.back')} title={t('board.new')} />
      <CompetitionEditor locale={locale} mayWrite />
    </>
  );
}
