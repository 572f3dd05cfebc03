import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import type { FeedbackView } from '@/lib/inbox/feedback/constants';
import type { FeedbackEntry } from '@/lib/inbox/feedback/queries';
import { CaseNote } from '../case-note';
import { DateTime } from '../date-time';
import type { PreparedAnswerOption } from '../service/prepared-answer-picker';
import { AssignField, type AssigneeOption } from './assign-field';
import { ReplyForm } from './reply-form';

interface Props {
  rows: readonly FeedbackEntry[];
  view: FeedbackView;
  /** The operators to whom feedback can be assigned, and the one who uses the page; undefined without the permission to answer. */
  answering:
    | { operators: readonly AssigneeOption[]; self: string; preparedAnswers: readonly PreparedAnswerOption[] }
    | undefined;
}

/** Feedback, one card each, because texts are longer than a table row. */
export function FeedbackRows({ rows, view, answering }: Props) {
  const t = useTranslations('backoffice-feedback');
  if (rows.length === 0) return <EmptyState title={t(`none.${view}`)} className="border-t border-hairline" />;
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {rows.map((row) => (
        <Row key={String(row.id)} row={row} answering={answering} />
      ))}
    </ul>
  );
}

function Row({ row, answering }: { row: FeedbackEntry; answering: Props['answering'] }) {
  const t = useTranslations('backoffice-feedback');
  const locale = useLocale();
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Badge tone="amber">{t(`types.${row.questionType}`)}</Badge>
          <bdi dir="ltr" className="tabular">
            #{String(row.id)}
          </bdi>
          <DateTime at={row.createdAt} locale={locale} />
          <bdi dir="ltr" className="uppercase">
            {row.language}
          </bdi>
        </p>
        <p dir="auto" className="break-words whitespace-pre-line">
          {row.content}
        </p>
        {row.pictures.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {row.pictures.map((place) => {
              const address = `/backoffice/api/feedback/${row.id}/pictures/${place}`;
              return (
                <li key={place}>
                  <a href={address} target="_blank" rel="noopener" className="block">
                    <img
                      src={address}
                      alt={t('picture', { place })}
                      loading="lazy"
                      className="size-20 rounded-control border border-hairline object-cover"
                    />
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-2 text-sm">
        <p>
          <span className="text-faint">{t('from')} </span>
          {row.member ? (
            <PageLink href={`/backoffice/members/${row.member.id}`} className="text-amber hover:underline">
              <bdi>{row.member.account}</bdi>
            </PageLink>
          ) : (
            t('visitor')
          )}
        </p>
        {row.contact && (
          <p className="break-words">
            <span className="text-faint">{t('contact')} </span>
            <bdi>{row.contact}</bdi>
          </p>
        )}
        {row.handled ? (
          <Handled handled={row.handled} locale={locale} />
        ) : answering ? (
          <>
            <AssignField
              id={String(row.id)}
              assignedTo={row.assignedTo ? String(row.assignedTo.id) : ''}
              operators={answering.operators}
              self={answering.self}
            />
            <ReplyForm
              id={String(row.id)}
              answerBy={row.answerBy}
              preparedAnswers={answering.preparedAnswers}
              language={row.language}
            />
          </>
        ) : (
          <CaseNote>{t('readOnly')}</CaseNote>
        )}
      </div>
    </li>
  );
}

function Handled({ handled, locale }: { handled: NonNullable<FeedbackEntry['handled']>; locale: string }) {
  const t = useTranslations('backoffice-feedback');
  const { answer, remark, by, at, byMail } = handled;
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-3 py-2">
      <p className="text-xs text-muted">
        {t(answer ? 'answeredBy' : 'handledBy', { name: by })} · <DateTime at={at} locale={locale} />
        {byMail && <> · {t('byMail')}</>}
      </p>
      {answer && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {remark && (
        <p dir="auto" className="text-xs wrap-anywhere text-muted">
          {t('remark')}: {remark}
        </p>
      )}
    </div>
  );
}
