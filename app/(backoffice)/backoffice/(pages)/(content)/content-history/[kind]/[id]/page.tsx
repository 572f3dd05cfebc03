import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HistoryList } from '@/components/backoffice/content/history-list';
import { RestoreButton } from '@/components/backoffice/content/restore-button';
import { RevisionDifferences } from '@/components/backoffice/content/revision-differences';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { itemHistory, stateBefore } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { CONTENT_KINDS } from '@/lib/content/history/constants';
import { differencesOf } from '@/lib/content/history/rules';
import type { ContentKind } from '@/lib/content/history/types';
import { textIn } from '@/lib/content/text';

interface Props {
  params: Promise<{ kind: string; id: string }>;
  searchParams: SearchParams;
}

/** The list of each kind of content, by the name of its page. */
const LISTS: Readonly<Record<ContentKind, string>> = {
  announcement: 'announcements',
  article: 'articles',
  banner: 'banners',
  help: 'help',
  promotion: 'promotions',
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-content' });
  return { title: t('history.title') };
}

/** The saved states of an item: who saved what, when; what each changed; and putting one back. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-content' });
  const { kind: given, id: givenId } = await params;
  const kind = CONTENT_KINDS.find((name) => name === given);
  const id = idParam(givenId);
  const list = kind && id !== undefined ? await itemHistory(kind, id) : [];
  const [latest] = list;
  if (!kind || id === undefined || !latest) notFound();
  const requested = Number((await searchParams).version);
  const shown = list.find(({ version }) => version === requested) ?? latest;
  const before = await stateBefore(kind, id, shown.version, list);
  const isGone = latest.action === 'remove';
  const address = isGone ? `/backoffice/${LISTS[kind]}` : `/backoffice/${LISTS[kind]}/${id}`;
  return (
    <>
      <EditorHeader
        href={address}
        back={t('history.back')}
        title={t('history.of', { title: textIn(latest.data.title, locale) })}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel flush>
          <HistoryList
            list={list}
            shown={shown.version}
            address={`/backoffice/content-history/${kind}/${id}`}
          />
        </Panel>
        <Panel
          title={t('history.version', { version: shown.version })}
          actions={
            shown.version !== latest.version &&
            !isGone && (
              <RestoreButton
                kind={kind}
                id={String(id)}
                revision={shown.version}
                version={latest.version}
                next={address}
              />
            )
          }
        >
          <RevisionDifferences
            isFirst={shown.version === 1}
            changed={differencesOf(before?.data ?? {}, shown.data)}
            sinceThen={shown.version === latest.version ? [] : differencesOf(shown.data, latest.data)}
          />
        </Panel>
      </div>
    </>
  );
}
