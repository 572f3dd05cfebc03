import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissionEditor } from '@/components/backoffice/missions/mission-editor';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { findMission } from '@/lib/backoffice/missions/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { today } from '@/lib/backoffice/tables/params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('title') };
}

/** Editor of a mission. */
export default async function MissionPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-missions' });
  const requested = idParam((await params).id);
  const mission = requested === undefined ? undefined : await findMission(requested);
  if (!mission) notFound();
  return (
    <>
      <EditorHeader href="/backoffice/missions" back={t('back')} title={textIn(mission.title, locale)} />
      <MissionEditor
        key={mission.version}
        locale={locale}
        mission={mission}
        today={today()}
        mayWrite={operator.permissions.includes('missions.write')}
      />
    </>
  );
}
