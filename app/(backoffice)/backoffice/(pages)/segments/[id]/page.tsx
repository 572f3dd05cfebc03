import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { FillGroup } from '@/components/backoffice/segments/fill-group';
import { SegmentForm } from '@/components/backoffice/segments/segment-form';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { findSegment } from '@/lib/backoffice/segments/loaders';
import { segmentOptions } from '@/lib/backoffice/segments/options';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-segments' });
  return { title: t('one') };
}

/** One segment: its rule, a message to it, and a member group filled with it. */
export default async function SegmentPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('inbox.send');
  const id = idParam((await params).id);
  const segment = id === undefined ? undefined : await findSegment(id);
  if (!segment) notFound();
  const [t, { options, groups }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-segments' }),
    segmentOptions(locale),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-segments'])}>
      <PageHeader
        title={<bdi>{segment.name}</bdi>}
        text={t('ruleText')}
        back={{ href: '/backoffice/segments', label: t('back') }}
        actions={
          <PageLink href={`/backoffice/messages/new?segment=${segment.id}`} className={buttonStyle({})}>
            {t('write')}
          </PageLink>
        }
      />
      <div className="flex flex-col gap-5">
        <SegmentForm
          key={segment.version}
          saved={{ id: String(segment.id), version: segment.version }}
          name={segment.name}
          rule={segment.rule}
          options={options}
        />
        {operator.permissions.includes('members.write') && (
          <Panel title={t('fillTitle')} className="xl:max-w-xl">
            <FillGroup segmentId={String(segment.id)} groups={groups} />
          </Panel>
        )}
      </div>
    </PageMessages>
  );
}
