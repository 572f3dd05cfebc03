'use client';

import { ArrowDownToLine, ArrowUpFromLine, Bell, ChevronRight } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { Notice } from '../types';

/** Returns the page that a kind of notice is about, and its icon; undefined if there is no such page. */
function targetOf(kind: string): { path: string; icon: typeof Bell } | undefined {
  if (kind.startsWith('deposit')) return { path: '/member/deposit', icon: ArrowDownToLine };
  if (kind.startsWith('withdrawal')) return { path: '/member/withdraw', icon: ArrowUpFromLine };
  return undefined;
}

/** One notice. An unread one is coloured, and marked for screen readers. */
export function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const t = useTranslations('messages');
  const locale = useLocale() as LocaleCode;
  const format = useDateFormat();
  const target = targetOf(notice.kind);
  const Icon = target?.icon ?? Bell;
  return (
    <li
      className={classes(
        'flex gap-3.5 rounded-card border p-4',
        notice.read ? 'border-hairline bg-surface' : 'border-amber/40 bg-amber-wash',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-amber">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-base font-semibold">
            {!notice.read && <span className="sr-only">{t('isNew')} </span>}
            {notice.title}
          </h2>
          <time dateTime={notice.createdAt} className="text-xs text-muted">
            {format.dateTime(notice.createdAt)}
          </time>
        </div>
        <p className="mt-1 text-sm break-words text-muted">{notice.text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {target && (
            <PageLink
              href={localePath(locale, target.path)}
              onClick={notice.read ? undefined : onRead}
              className="inline-flex min-h-9 items-center gap-1 text-sm font-medium text-amber underline-offset-4 hover:underline"
            >
              {t('open')}
              <ChevronRight aria-hidden className="flip-rtl size-4" />
            </PageLink>
          )}
          {!notice.read && (
            <Button variant="ghost" size="sm" onClick={onRead}>
              {t('read')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
