import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { DateTime } from '../date-time';
import { Facts } from '../facts';
import { LinkTabs } from '../link-tabs';
import { Panel } from '../panel';
import { EditorHeader } from '../promotions/editor-header';
import { ImportActions, type ImportActionsProps, type Progress } from './import-actions';

interface Props {
  locale: LocaleCode;
  /** Where the texts are: `<namespace>.import`. */
  namespace: ImportActionsProps['namespace'];
  /** The page of the imports and their calls, after `/backoffice` and `/backoffice/api`: `/games/imports`. */
  list: string;
  title: string;
  actionsTitle?: string;
  found: Omit<Progress, 'total'> & { id: bigint; refused: number; createdAt: Date; endedAt: Date | null };
  /** The button that deletes a list that was not started. */
  discard?: ReactNode;
  /** The rows that are written if the import is applied. */
  total: number;
  who: ReactNode;
  /** The number of rows, and of those with each result; a result without rows is not offered. */
  rows: number;
  counts: Readonly<Record<string, number>>;
  /** What the address asks for: one result or all, the rows after a place. */
  outcome: string | undefined;
  after: number;
  /** The place after which the next page begins. */
  next: number | undefined;
  pages: { label: string; first: string; next: string };
  /** The rows of the page. */
  children: ReactNode;
}

/** The page of an import: what the check found row by row, and how far it has been applied. */
export async function ImportView(props: Props) {
  const { locale, namespace, list, found, rows, counts, outcome, after, next, pages } = props;
  const t = await getTranslations({ locale, namespace });
  const count = new Intl.NumberFormat(locale);
  const base = `/backoffice${list}/${found.id}`;
  const address = (show: string | undefined, place = 0) => {
    const query = new URLSearchParams({ ...(show && { show }), ...(place > 0 && { after: String(place) }) });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  const tab = (name: string, number: number) => `${t(`import.outcomes.${name}`)} ${count.format(number)}`;
  const time = (key: string, at: Date) => ({
    key,
    name: t(`import.${key}`),
    value: <DateTime at={at} locale={locale} />,
  });
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <EditorHeader href={`/backoffice${list}`} back={t('import.back')} title={props.title} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Panel title={props.actionsTitle}>
            <ImportActions
              path={`/backoffice/api${list}/${found.id}`}
              namespace={namespace}
              status={found.status}
              written={found.written}
              outdated={found.outdated}
              total={props.total}
              stalled={found.stalled}
              refused={found.refused}
            />
            {props.discard && <div className="mt-3">{props.discard}</div>}
          </Panel>
          <Panel>
            <Facts
              facts={[
                { key: 'rows', name: t('import.rows'), value: count.format(rows) },
                time('when', found.createdAt),
                { key: 'who', name: t('import.who'), value: props.who },
                ...(found.endedAt ? [time('ended', found.endedAt)] : []),
              ]}
            />
          </Panel>
        </div>
        <Panel title={t('import.report')} flush>
          <div className="px-4 pb-3">
            <LinkTabs
              label={t('import.outcome')}
              tabs={[
                { href: base, label: tab('all', rows), isCurrent: outcome === undefined },
                ...Object.entries(counts)
                  .filter(([, number]) => number > 0)
                  .map(([name, number]) => ({
                    href: address(name),
                    label: tab(name, number),
                    isCurrent: outcome === name,
                  })),
              ]}
            />
          </div>
          {props.children}
          {(after > 0 || next !== undefined) && (
            <nav
              aria-label={pages.label}
              className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
            >
              {after > 0 ? (
                <PageLink href={address(outcome)} className={link}>
                  {pages.first}
                </PageLink>
              ) : (
                <span />
              )}
              {next !== undefined && (
                <PageLink href={address(outcome, next)} rel="next" className={link}>
                  {pages.next}
                </PageLink>
              )}
            </nav>
          )}
        </Panel>
      </div>
    </>
  );
}
