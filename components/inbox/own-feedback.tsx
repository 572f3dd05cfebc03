'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useCursorList } from '@/components/records/use-cursor-list';
import { useDateFormat } from '@/components/records/use-date-format';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { PenLine } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { LIVE_FEEDBACK, OWN_FEEDBACK_KEY } from './query-keys';
import type { OwnFeedback } from './types';

const TONES: Record<OwnFeedback['status'], BadgeTone> = {
  received: 'plain',
  working: 'amber',
  answered: 'jade',
  closed: 'plain',
};

/** The member's own feedback, newest first, with its state and the operator's answer. */
export function OwnFeedbackView() {
  const t = useTranslations('messages');
  const locale = useLocale() as LocaleCode;
  useLiveQueries(LIVE_FEEDBACK);
  const { query: feedback, list } = useCursorList<OwnFeedback>(
    OWN_FEEDBACK_KEY,
    '/wps/feedback',
    {},
    'after',
  );
  const write = (
    <PageLink
      href={localePath(locale, '/feedback')}
      className={buttonStyle({ variant: 'amber', size: 'sm' })}
    >
      <PenLine aria-hidden className="size-4" />
      {t('feedback.write')}
    </PageLink>
  );
  return (
    <div className="flex flex-col gap-4">
      {list.length > 0 && <div className="flex justify-end">{write}</div>}
      <RecordState
        query={feedback}
        empty={feedback.isSuccess && list.length === 0}
        emptyTitle={t('feedback.empty')}
        emptyHint={t('feedback.emptyHint')}
        emptyAction={write}
        rowClassName="h-28"
        rows={3}
      >
        <ul className="flex flex-col gap-2.5">
          {list.map((each) => (
            <FeedbackCard key={each.id} feedback={each} />
          ))}
        </ul>
        {feedback.hasNextPage && (
          <Button
            className="self-center"
            busy={feedback.isFetchingNextPage}
            onClick={() => void feedback.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
      </RecordState>
    </div>
  );
}

function FeedbackCard({ feedback }: { feedback: OwnFeedback }) {
  const t = useTranslations('messages.feedback');
  const format = useDateFormat();
  const { id, questionType, content, createdAt, pictures, status, answer, answeredAt } = feedback;
  return (
    <li className="flex flex-col gap-2.5 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
        <span>{t(`types.${questionType}`)}</span>
        <bdi dir="ltr" className="tabular">
          #{id}
        </bdi>
        <time dateTime={createdAt} className="ms-auto">
          {format.dateTime(createdAt)}
        </time>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {content}
      </p>
      {pictures > 0 && <p className="text-xs text-faint">{t('pictures', { count: pictures })}</p>}
      {answer && (
        <div className="rounded-control border-s-2 border-jade bg-sunken px-3.5 py-2.5">
          <p className="text-xs text-muted">
            {t('answer')}
            {answeredAt && <> · {format.dateTime(answeredAt)}</>}
          </p>
          <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}
