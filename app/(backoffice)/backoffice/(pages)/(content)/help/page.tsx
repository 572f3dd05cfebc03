import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicRows } from '@/components/backoffice/help/topic-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listTopics } from '@/lib/backoffice/help/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('help.title') };
}

/** All topics of the help centre, in its order. */
export default async function HelpTopicsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  return (
    <>
      <PageHeader
        title={t('help.title')}
        text={t('help.text')}
        actions={
          <PageLink href="/backoffice/help/new" className={buttonStyle({ variant: 'amber' })}>
            <PenLine aria-hidden className="size-4" />
            {t('help.new')}
          </PageLink>
        }
      />
      <Panel flush>
        <TopicRows rows={await listTopics()} />
      </Panel>
    </>
  );
}
