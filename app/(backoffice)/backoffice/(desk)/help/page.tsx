import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicRows } from '@/components/backoffice/help/topic-rows';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { allTopics } from '@/lib/backoffice/help/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('help.title') };
}

/** Every topic of the help centre, in its order. */
export default async function HelpTopicsPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  return (
    <>
      <PageHead
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
        <TopicRows rows={await allTopics()} />
      </Panel>
    </>
  );
}
