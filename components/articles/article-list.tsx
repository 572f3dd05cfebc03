import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { buildShareCard } from '@/components/seo/share-card';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { articlePage } from '@/lib/content/articles/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { ArticleTile } from './article-tile';
import { listPath, type ListedKind } from './article-paths';
import { ListHeader } from './list-header';
import { brandName } from '@/lib/platform/site-config';

/** Returns title, description and addresses of a page of the blog or the news. */
export async function listMetadata(locale: LocaleCode, kind: ListedKind, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'articles' });
  const title = t(`${kind}.title`);
  return {
    title: page === 1 ? title : t('pageTitle', { title, page }),
    description: t(`${kind}.description`, { brand: brandName(locale) }),
    alternates: alternates(locale, listPath(kind, page)),
    ...buildShareCard(locale, sharePicture(kind === 'blog' ? 'banner-missions' : 'banner-welcome')),
  };
}

/** The blog or the news: nine articles a page, newest first. A page after the last is not found. */
export async function ArticleList(props: { locale: LocaleCode; kind: ListedKind; page: number }) {
  const { locale, kind, page } = props;
  const [t, shown] = await Promise.all([
    getTranslations({ locale, namespace: 'articles' }),
    articlePage(locale, kind, page),
  ]);
  if (page > 1 && page > shown.totalPages) notFound();
  const link = buttonStyle({ variant: 'outline' });
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <ListHeader
        locale={locale}
        label={t('crumbs')}
        breadcrumbs={[{ name: t(`${kind}.title`), path: listPath(kind) }]}
        title={t(`${kind}.title`)}
        text={t(`${kind}.description`, { brand: brandName(locale) })}
      />
      {shown.list.length === 0 ? (
        <EmptyState title={t(`${kind}.empty`)} hint={t('emptyHint')} className="min-h-96" />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
          {shown.list.map((card, index) => (
            <li key={card.slug}>
              <ArticleTile card={card} locale={locale} eager={index < 2} />
            </li>
          ))}
        </ul>
      )}
      {shown.totalPages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
          {page > 1 ? (
            <PageLink href={localePath(locale, listPath(kind, page - 1))} rel="prev" className={link}>
              {t('newer')}
            </PageLink>
          ) : (
            <span />
          )}
          {page < shown.totalPages && (
            <PageLink href={localePath(locale, listPath(kind, page + 1))} rel="next" className={link}>
              {t('older')}
            </PageLink>
          )}
        </nav>
      )}
    </div>
  );
}
