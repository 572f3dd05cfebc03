import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { MAX_NOTE_LENGTH } from '@/lib/backoffice/members/constants';
import { memberNotes } from '@/lib/backoffice/members/loaders';
import { PageLinks } from '../page-links';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import type { SectionProps } from './section';

/** The notes of operators about a member, and a form for a new note. */
export async function NotesSection({ member, operator, locale, page, pageAddress }: SectionProps) {
  const [t, notes] = await Promise.all([getTranslations('backoffice-members'), memberNotes(member, page)]);
  return (
    <>
      {operator.permissions.includes('members.write') && (
        <NoteForm memberId={String(member.id)} maxLength={MAX_NOTE_LENGTH} />
      )}
      {notes.list.length === 0 ? (
        <div className="border-t border-hairline">
          <EmptyState title={t('notes.none')} />
        </div>
      ) : (
        <NoteList notes={notes.list} locale={locale} />
      )}
      <PageLinks page={notes.pageNum} pages={notes.totalPages} href={pageAddress} />
    </>
  );
}
