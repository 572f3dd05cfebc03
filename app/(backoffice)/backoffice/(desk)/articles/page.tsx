import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleRows } from '@/components/backoffice/articles/article-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { ARTICLE_KINDS } from '@/lib/content/articles/constants';
import { draftsOf } from '@/lib/content/articles/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'articles-office' });
  return { title: t('title') };
}

/** Every article of a kind, drafts too, the last changed first. */
export default async function ArticlesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'articles-office' });
  const asked = (await searchParams).kind;
  const kind = ARTICLE_KINDS.find((name) => name === asked) ?? 'blog';
  return (
    <>
      <PageHead
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
              here: name === kind,
            }))}
          />
        }
      >
        <ArticleRows rows={await draftsOf(kind)} />
      </Panel>
    </>
  );
}
