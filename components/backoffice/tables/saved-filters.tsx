'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { BookOpen, Trash2 } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Popup } from '@/components/ui/popup';
import { MAX_FILTER_NAME } from '@/lib/backoffice/tables/constants';
import { useCall } from '../use-call';

export interface SavedFiltersProps {
  table: string;
  /** The page's path. */
  base: string;
  /** The present filter as a query string. */
  filter: string;
  saved: readonly { id: string; name: string; query: string; shared: boolean; own: boolean; owner: string }[];
}

/** The filters that the operator or others have saved for this table, and a form that saves the present one. */
export function SavedFilters({ table, base, filter, saved }: SavedFiltersProps) {
  const t = useTranslations('backoffice-tables.saved');
  const call = useCall();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const present = saved.find(({ query }) => query === filter && filter !== '');
  return (
    <Popup
      label={t('title')}
      buttonClassName={buttonStyle({ variant: 'outline', size: 'sm' })}
      button={
        <>
          <BookOpen aria-hidden className="size-4" />
          <span className="max-w-40 truncate">{present?.name ?? t('button')}</span>
        </>
      }
      className="w-80 max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-4 max-sm:w-auto"
    >
      {(close) => (
        <div className="flex flex-col gap-3 p-2">
          {saved.length === 0 ? (
            <p className="px-1 text-sm text-muted">{t('none')}</p>
          ) : (
            <ul className="flex max-h-64 flex-col gap-0.5 overflow-y-auto">
              {saved.map((each) => (
                <li key={each.id} className="flex items-center gap-1">
                  <PageLink
                    href={each.query ? `${base}?${each.query}` : base}
                    aria-current={each === present ? 'true' : undefined}
                    onClick={close}
                    className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-sm hover:bg-raised aria-[current=true]:text-amber lg:min-h-9"
                  >
                    <span className="truncate">{each.name}</span>
                    {each.shared && <Badge>{each.own ? t('sharedBadge') : each.owner}</Badge>}
                  </PageLink>
                  {each.own && (
                    <button
                      type="button"
                      aria-label={t('remove', { name: each.name })}
                      disabled={call.busy}
                      onClick={() =>
                        void call.send(`/backoffice/api/tables/filters/${each.id}/remove`, {}, t('removed'))
                      }
                      className={buttonStyle({ variant: 'ghost', size: 'icon' })}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <form
            className="flex flex-col gap-1 border-t border-hairline pt-3"
            onSubmit={(event) => {
              event.preventDefault();
              const body = { table, name, query: filter, shared };
              void call.send('/backoffice/api/tables/filters', body, t('done')).then((done) => {
                if (!done) return;
                setName('');
                close();
              });
            }}
          >
            <Field label={t('name')} error={call.failure?.fields.name?.message} required>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={MAX_FILTER_NAME}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Checkbox
              label={t('share')}
              checked={shared}
              onChange={(event) => setShared(event.target.checked)}
            />
            {call.failure?.message && <p className="pb-2 text-sm text-vermilion">{call.failure.message}</p>}
            <Button type="submit" variant="amber" size="sm" busy={call.busy} disabled={name.trim() === ''}>
              {t('save')}
            </Button>
          </form>
        </div>
      )}
    </Popup>
  );
}
