import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissionEditor } from '@/components/backoffice/missions/mission-editor';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { today } from '@/lib/backoffice/tables/params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('list.new') };
}

/** Editor of a new mission. */
export default async function NewMissionPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('missions.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-missions' });
  return (
    <>
      <EditorHeader href="/backoffice/missions" back={t('back')} title={t('list.new')} />
      <MissionEditor locale={locale} today={today()} mayWrite />
    </>
  );
}
