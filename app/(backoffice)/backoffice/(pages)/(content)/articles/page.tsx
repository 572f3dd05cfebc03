import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleRows } from '@/components/backoffice/articles/article-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { ARTICLE_KINDS } from '@/lib/content/articles/constants';
import { draftsOf } from '@/lib/content/articles/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-articles' });
  return { title: t('title') };
}

/** All articles of a kind, with drafts, the last changed first. */
export default async function ArticlesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles' });
  const requested = (await searchParams).kind;
  const kind = ARTICLE_KINDS.find((name) => name === requested) ?? 'blog';
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink
            href={`/backoffice/articles/new?kind=${kind}`}
            className={buttonStyle({ variant: 'amber' })}
          >
            <PenLine aria-hidden className="size-4" />
            {t('new')}
          </PageLink>
        }
      />
      <Panel
        flush
        actions={
          <LinkTabs
            label={t('kinds.label')}
            tabs={ARTICLE_KINDS.map((name) => ({
              href: `/backoffice/articles?kind=${name}`,
              label: t(`kinds.${name}`),
              isCurrent: name === kind,
            }))}
          />
        }
      >
        <ArticleRows rows={await draftsOf(kind)} />
      </Panel>
    </>
  );
}
