'use client';

import { Search } from '@/components/ui/icons';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { MethodBadge } from './method-badge';

export interface ListEntry {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Further search terms: the names of input and output fields. */
  words: string;
}

export interface OperationListProps {
  groups: readonly { tag: string; name: string; entries: readonly ListEntry[] }[];
  chosen: string | undefined;
  texts: { search: string; none: string; noneText: string };
}

/** Lists every call, grouped by audience, with a search over address, summary and field names. */
export function OperationList({ groups, chosen, texts }: OperationListProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches(entry, words)) }))
    .filter((group) => group.entries.length > 0);
  return (
    <div className="flex flex-col gap-5">
      <Input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={texts.search}
        placeholder={texts.search}
        leading={<Search aria-hidden className="size-4" />}
      />
      {shown.length === 0 && <EmptyState title={texts.none} hint={texts.noneText} />}
      {shown.map((group) => (
        <section key={group.tag} aria-labelledby={`part-${group.tag}`}>
          <h2 id={`part-${group.tag}`} className="mb-1.5 text-base font-bold">
            {group.name}{' '}
            <span className="text-sm font-normal text-faint tabular">{group.entries.length}</span>
          </h2>
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <PageLink
                  href={`/backoffice/docs/api?op=${entry.id}`}
                  scroll={false}
                  aria-current={entry.id === chosen ? 'true' : undefined}
                  className="flex flex-col gap-0.5 px-3 py-2 transition hover:bg-raised aria-[current=true]:bg-amber-wash"
                >
                  <span dir="ltr" className="flex min-w-0 items-center gap-2.5">
                    <MethodBadge method={entry.method} />
                    <code className="min-w-0 font-mono text-[0.8125rem] break-all">{entry.path}</code>
                  </span>
                  <span lang="en" dir="ltr" className="ps-[4.125rem] text-xs text-muted">
                    {entry.summary}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function matches(entry: ListEntry, words: readonly string[]): boolean {
  const text = `${entry.method} ${entry.path} ${entry.summary} ${entry.words}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
