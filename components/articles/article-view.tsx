import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { buildShareCard } from '@/components/seo/share-card';
import { absoluteAddress, organizationId } from '@/components/seo/things';
import { lookOfText, lookPicture, sharePicture } from '@/lib/catalogue/gallery/share-address';
import { HELP_PAGES } from '@/lib/content/articles/constants';
import { articlePage } from '@/lib/content/articles/loaders';
import type { Article } from '@/lib/content/articles/types';
import { DEFAULT_LOCALE, locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/platform/env';
import { ArticleDate, ArticleTile } from './article-tile';
import { articlePath, isListed, listPath } from './article-paths';
import { Breadcrumbs } from './breadcrumbs';

/** Maximum number of other articles below. */
const MAX_OTHERS = 3;

const sharePictureOf = (article: Article) => sharePicture(`look-${lookOfText(article.slug)}`);

/**
 * Returns title, description and addresses of an article. Alternates are only the languages in which it is translated.
 */
export async function articleMetadata(locale: LocaleCode, article: Article): Promise<Metadata> {
  return {
    title: article.title,
    description: article.summary,
    alternates: alternates(locale, articlePath(article.kind, article.slug), article.locales),
    ...buildShareCard(locale, sharePictureOf(article), {
      type: 'article',
      publishedTime: article.publishedAt.toISOString(),
      modifiedTime: article.changedAt.toISOString(),
    }),
  };
}

/** An article of the blog or the news, or one of the site's own pages. */
export async function ArticleView({ locale, article }: { locale: LocaleCode; article: Article }) {
  const { kind } = article;
  const [t, s, more] = await Promise.all([
    getTranslations({ locale, namespace: 'articles' }),
    getTranslations({ locale, namespace: 'site' }),
    isListed(kind) ? articlePage(locale, kind, 1) : undefined,
  ]);
  const path = articlePath(kind, article.slug);
  const list = isListed(kind) ? [{ name: t(`${kind}.title`), path: listPath(kind) }] : [];
  // Terms and privacy policy are read as a document, without a picture.
  const isDocument = kind === 'house' && Object.hasOwn(HELP_PAGES, article.slug);
  const others = more?.list.filter((card) => card.slug !== article.slug).slice(0, MAX_OTHERS) ?? [];
  const textLocale = article.locales.includes(locale) ? locale : DEFAULT_LOCALE;
  const languageAttributes =
    textLocale === locale ? {} : { lang: textLocale, dir: localeOf(textLocale).direction };
  const thing = {
    '@type': kind === 'news' ? 'NewsArticle' : kind === 'blog' ? 'BlogPosting' : 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    inLanguage: textLocale,
    image: publicUrl() + sharePictureOf(article),
    mainEntityOfPage: absoluteAddress(textLocale, path),
    author: { '@id': organizationId() },
    publisher: { '@id': organizationId() },
  };
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <Breadcrumbs
        locale={locale}
        label={t('crumbs')}
        crumbs={[{ name: s('nav.home'), path: '/' }, ...list, { name: article.title, path }]}
        things={[thing]}
      />
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-5">
        {!isDocument && (
          <img
            src={lookPicture(lookOfText(article.slug))}
            alt=""
            width={1280}
            height={800}
            decoding="async"
            className="aspect-[16/7] w-full rounded-card border border-hairline object-cover"
          />
        )}
        <header className="flex flex-col gap-2" {...languageAttributes}>
          {isListed(kind) && <ArticleDate at={article.publishedAt} locale={textLocale} />}
          <h1 className="text-display font-extrabold wrap-anywhere">{article.title}</h1>
          <p className="text-lg text-muted">{article.summary}</p>
        </header>
        {textLocale !== locale && (
          <p className="rounded-control border border-hairline bg-amber-wash px-4 py-2.5 text-sm">
            {t('onlyEnglish')}
          </p>
        )}
        <div
          className="prose-content"
          {...languageAttributes}
          dangerouslySetInnerHTML={{ __html: article.body }}
        />
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-4 border-t pt-6">
          <h2 id="others" className="mb-4 text-xl font-bold">
            {t('others')}
          </h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {others.map((card) => (
              <li key={card.slug}>
                <ArticleTile card={card} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
