import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { memberMessages } from '@/lib/backoffice/members/loaders';
import { DateTime } from '../date-time';
import { PageLinks } from '../page-links';
import type { SectionProps } from './section';

/** The messages in the member's message centre, in the operator's language, and whether they were read. */
export async function MessagesSection({ member, locale, page, pageAddress }: SectionProps) {
  const [t, messages] = await Promise.all([
    getTranslations('backoffice-members.messages'),
    memberMessages(member, locale, page),
  ]);
  if (messages.list.length === 0)
    return (
      <div className="border-t border-hairline">
        <EmptyState title={t('none')} />
      </div>
    );
  return (
    <>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        {messages.list.map(({ id, title, text, createdAt, read }) => (
          <li key={id} className="flex flex-col gap-1 px-4 py-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{title}</span>
              <Badge tone={read ? 'plain' : 'amber'}>{t(read ? 'read' : 'unread')}</Badge>
            </span>
            <span className="wrap-anywhere text-muted">{text}</span>
            <span className="text-xs text-faint">
              <DateTime at={new Date(createdAt)} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <PageLinks page={messages.pageNum} pages={messages.totalPages} href={pageAddress} />
    </>
  );
}
