import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DeleteButton } from '@/components/backoffice/delete-button';
import { ImportReport } from '@/components/backoffice/members/import-report';
import { ImportView } from '@/components/backoffice/imports/import-view';
import { PageMessages } from '@/components/backoffice/page-messages';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { findImport } from '@/lib/backoffice/member-imports/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

const OUTCOMES = ['new', 'refused', 'outdated'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-members' });
  return { title: t('import.report') };
}

/** One import of members: what the check found row by row, and how far it has been applied. */
export default async function MemberImportPage(props: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.create');
  const given = await props.searchParams;
  const id = idParam((await props.params).id);
  const outcome = OUTCOMES.find((known) => known === textParam(given.show));
  const after = Number(/^\d{1,9}$/.exec(textParam(given.after))?.[0] ?? 0);
  const page = id === undefined ? undefined : await findImport(id, outcome, after);
  if (!page) notFound();
  const { found, rows, next } = page;
  const t = await getTranslations({ locale, namespace: 'backoffice-members' });
  const counts = { new: found.added, refused: found.refused, outdated: found.outdated };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
      <ImportView
        locale={locale}
        namespace="backoffice-members"
        list="/members/imports"
        title={found.fileName}
        found={found}
        discard={
          found.status === 'checked' && (
            <DeleteButton
              path={`/backoffice/api/members/imports/${found.id}/discard`}
              next="/backoffice/members/imports"
              texts={{
                remove: t('import.discard'),
                title: t('import.discardTitle'),
                text: t('import.discardText'),
                cancel: t('cancel'),
                removed: t('import.discarded'),
              }}
            />
          )
        }
        total={found.added}
        who={<bdi>{found.operator}</bdi>}
        counts={counts}
        rows={found.added + found.refused}
        outcome={outcome}
        after={after}
        next={next}
        pages={{ label: t('import.pages'), first: t('import.first'), next: t('import.next') }}
      >
        <ImportReport rows={rows} />
      </ImportView>
    </PageMessages>
  );
}
