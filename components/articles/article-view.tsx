import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { shareCard } from '@/components/seo/share-card';
import { addressOf, houseId } from '@/components/seo/things';
import { lookOfText, lookPicture, sharePicture } from '@/lib/catalogue/gallery/share-address';
import { articlePage } from '@/lib/content/articles/loaders';
import type { Article } from '@/lib/content/articles/types';
import { DEFAULT_LOCALE, locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/platform/env';
import { ArticleDay, ArticleTile } from './article-tile';
import { articlePath, listPath } from './article-words';
import { Crumbs } from './crumbs';

/** How many others are offered below. */
const OTHERS = 3;

const picture = (found: Article) => sharePicture(`look-${lookOfText(found.slug)}`);

/** Title, description and addresses of an article: only the languages it is written in are named. */
export async function articleMetadata(locale: LocaleCode, found: Article): Promise<Metadata> {
  const s = await getTranslations({ locale, namespace: 'site' });
  return {
    title: found.title,
    description: found.summary,
    alternates: alternates(locale, articlePath(found.kind, found.slug), found.locales),
    ...shareCard(locale, s('brand'), picture(found), {
      type: 'article',
      publishedTime: found.publishedAt.toISOString(),
      modifiedTime: found.changedAt.toISOString(),
    }),
  };
}

/** An article of the blog or the news, or one of the house's own pages. */
export async function ArticleView({ locale, found }: { locale: LocaleCode; found: Article }) {
  const { kind } = found;
  const [t, s, more] = await Promise.all([
    getTranslations({ locale, namespace: 'reading' }),
    getTranslations({ locale, namespace: 'site' }),
    kind === 'house' ? undefined : articlePage(locale, kind, 1),
  ]);
  const path = articlePath(kind, found.slug);
  const list = kind === 'house' ? [] : [{ name: t(`${kind}.title`), path: listPath(kind) }];
  const others = more?.list.filter((card) => card.slug !== found.slug).slice(0, OTHERS) ?? [];
  const spoken = found.locales.includes(locale) ? locale : DEFAULT_LOCALE;
  const foreign = spoken === locale ? {} : { lang: spoken, dir: localeOf(spoken).direction };
  const thing = {
    '@type': kind === 'news' ? 'NewsArticle' : kind === 'blog' ? 'BlogPosting' : 'Article',
    headline: found.title,
    description: found.summary,
    datePublished: found.publishedAt.toISOString(),
    dateModified: found.changedAt.toISOString(),
    inLanguage: spoken,
    image: publicUrl() + picture(found),
    mainEntityOfPage: addressOf(spoken, path),
    author: { '@id': houseId() },
    publisher: { '@id': houseId() },
  };
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <Crumbs
        locale={locale}
        label={t('crumbs')}
        crumbs={[{ name: s('nav.home'), path: '/' }, ...list, { name: found.title, path }]}
        things={[thing]}
      />
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-5">
        <img
          src={lookPicture(lookOfText(found.slug))}
          alt=""
          width={1280}
          height={800}
          decoding="async"
          className="aspect-[16/7] w-full rounded-card border border-hairline object-cover"
        />
        <header className="flex flex-col gap-2" {...foreign}>
          {kind !== 'house' && <ArticleDay at={found.publishedAt} locale={spoken} />}
          <h1 className="text-display font-extrabold wrap-anywhere">{found.title}</h1>
          <p className="text-lg text-muted">{found.summary}</p>
        </header>
        {spoken !== locale && (
          <p className="rounded-control border border-hairline bg-amber-wash px-4 py-2.5 text-sm">
            {t('onlyEnglish')}
          </p>
        )}
        <div className="prose-house" {...foreign} dangerouslySetInnerHTML={{ __html: found.body }} />
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
