import { PageLink } from '@/components/ui/page-link';
import { lookOfText, lookPicture } from '@/lib/catalogue/gallery/share-address';
import type { ArticleCard } from '@/lib/content/articles/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { articlePath } from './article-paths';

/** An article in a list: picture, date, title and summary. */
export function ArticleTile(props: { card: ArticleCard; locale: LocaleCode; eager?: boolean }) {
  const { card, locale, eager = false } = props;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-lift transition hover:border-edge">
      <img
        src={lookPicture(lookOfText(card.slug))}
        alt=""
        width={1280}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[16/8] w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <ArticleDate at={card.publishedAt} locale={locale} />
        <h2 className="text-lg leading-snug font-bold">
          <PageLink
            href={localePath(locale, articlePath(card.kind, card.slug))}
            className="after:absolute after:inset-0 group-hover:text-amber"
          >
            {card.title}
          </PageLink>
        </h2>
        <p className="line-clamp-3 text-sm text-muted">{card.summary}</p>
      </div>
    </article>
  );
}

/** The date of publication in UTC, so that the page is the same in every time zone. */
export function ArticleDate({ at, locale }: { at: Date; locale: LocaleCode }) {
  const dateText = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return (
    <time dateTime={at.toISOString()} className="tabular text-xs text-faint">
      {dateText}
    </time>
  );
}
