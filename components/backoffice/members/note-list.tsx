import type { MemberNote } from '@/lib/backoffice/members/queries';
import { DateTime } from '../date-time';

/** Notes with their author and time, as they were written. */
export function NoteList({ notes, locale }: { notes: readonly MemberNote[]; locale: string }) {
  return (
    <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
      {notes.map(({ id, body, operator, createdAt }) => (
        <li key={String(id)} className="px-4 py-3 text-sm">
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {body}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-faint">
            <bdi>{operator}</bdi>
            <DateTime at={createdAt} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
