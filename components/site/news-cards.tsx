import { PageLink } from '@/components/ui/page-link';
import { classes } from '@/components/ui/classes';
import type { Announcement } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** The most announcements that a page shows; /announce has all. */
const MAX_SHOWN = 3;

interface Props {
  locale: LocaleCode;
  news: readonly Pick<Announcement, 'id' | 'title' | 'startDate'>[];
  /** Accessible name of the list. */
  label: string;
  className?: string;
}

/** The latest announcements of a page as links to their texts. Renders nothing if there are none. */
export function NewsCards({ locale, news, label, className }: Props) {
  if (news.length === 0) return null;
  // In UTC, so that the page is the same in every time zone.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul aria-label={label} className={classes('grid gap-3 sm:grid-cols-3', className)}>
      {news.slice(0, MAX_SHOWN).map(({ id, title, startDate }) => (
        <li key={id} className="min-w-0">
          <PageLink
            href={`${localePath(locale, '/announce')}?id=${id}`}
            className="flex h-full min-h-16 flex-col justify-center gap-0.5 rounded-card border border-hairline bg-surface px-4 py-3 transition hover:border-edge"
          >
            <span className="line-clamp-2 text-sm font-semibold text-ink wrap-anywhere">{title}</span>
            <time dateTime={startDate.toISOString()} className="tabular text-xs text-faint">
              {date.format(startDate)}
            </time>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
