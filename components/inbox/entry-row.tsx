'use client';

import { useId, useState } from 'react';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  ChevronRight,
  Gift,
  Mail,
  MessageSquareText,
  Network,
  Send,
  Trash2,
} from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { InboxEntry } from './types';

/** The icon of an entry, and the page that it is about, if there is one. */
function targetOf({ kind, link }: InboxEntry): { path?: string; icon: typeof Bell } {
  if (kind === 'message') return { icon: Mail, ...(link && { path: link }) };
  if (kind.startsWith('deposit')) return { icon: ArrowDownToLine, path: '/member/deposit' };
  if (kind.startsWith('transfer')) return { icon: Send, path: '/member/transfer' };
  if (kind.startsWith('wallet')) return { icon: Send, path: '/member/wallets' };
  if (kind.startsWith('withdrawal')) return { icon: ArrowUpFromLine, path: '/member/withdraw' };
  if (kind.startsWith('feedback')) return { icon: MessageSquareText, path: '/member/feedback' };
  if (kind === 'lineMessage') return { icon: MessageSquareText };
  if (kind.startsWith('contract')) return { icon: Network, path: '/agentHome/contracts' };
  if (kind === 'dividendPaid') return { icon: Network, path: '/agentHome/dividends' };
  if (kind === 'salaryPaid') return { icon: Network, path: '/agentHome/daily-wages' };
  if (kind.startsWith('reward')) return { icon: Gift, path: '/member/rewards' };
  return { icon: Bell };
}

/** The pages of the agent centre that stand for those of the member centre. */
const IN_CENTRE: Record<string, string> = {
  '/member/deposit': '/agentHome/deposit',
  '/member/transfer': '/agentHome/transfers',
  '/member/withdraw': '/agentHome/withdraw',
};

interface Props {
  entry: InboxEntry;
  onRead: () => void;
  onRemove: () => void;
}

/**
 * One entry of the inbox. A message opens on a press, which marks it as read; a notice is short and shown whole. An unread one
 * is coloured, and marked for screen readers.
 */
export function EntryRow({ entry, onRead, onRemove }: Props) {
  const t = useTranslations('messages');
  const locale = useLocale() as LocaleCode;
  const format = useDateFormat();
  const [isOpen, setIsOpen] = useState(false);
  const body = useId();
  const isInCentre = usePathname()?.includes('/agentHome');
  const { path: target, icon: Icon } = targetOf(entry);
  const path = target && isInCentre ? (IN_CENTRE[target] ?? target) : target;
  const { html, read } = entry;
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!read) onRead();
  };
  return (
    <li
      className={classes(
        'flex gap-3.5 rounded-card border p-4',
        read ? 'border-hairline bg-surface' : 'border-amber/40 bg-amber-wash',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-amber max-sm:size-9">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-base font-semibold wrap-anywhere">
            {!read && <span className="sr-only">{t('isNew')} </span>}
            {entry.title}
          </h2>
          <time dateTime={entry.createdAt} className="text-xs text-muted">
            {format.dateTime(entry.createdAt)}
          </time>
        </div>
        {html === null ? (
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-muted">{entry.text}</p>
        ) : (
          <div id={body} className="mt-1">
            {isOpen ? (
              <div
                className="prose-content text-sm wrap-anywhere"
                // The server has cleaned it (lib/content/html.ts).
                dangerouslySetInnerHTML={{ __html: html }}
              />
            ) : (
              <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{entry.text}</p>
            )}
          </div>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          {html !== null && (
            <Button
              size="sm"
              variant={isOpen ? 'ghost' : 'surface'}
              aria-expanded={isOpen}
              aria-controls={body}
              onClick={toggle}
            >
              {t(isOpen ? 'close' : 'more')}
            </Button>
          )}
          {path && (html === null || isOpen) && (
            <PageLink
              href={localePath(locale, path)}
              onClick={read ? undefined : onRead}
              className="inline-flex min-h-11 items-center gap-1 px-1 text-sm font-medium text-amber underline-offset-4 hover:underline lg:min-h-9"
            >
              {t('open')}
              <ChevronRight aria-hidden className="flip-rtl size-4" />
            </PageLink>
          )}
          {!read && (
            <Button variant="ghost" size="sm" onClick={onRead}>
              {t('read')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('removeNamed', { title: entry.title })}
            title={t('remove')}
            onClick={onRemove}
            className="ms-auto"
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </li>
  );
}
