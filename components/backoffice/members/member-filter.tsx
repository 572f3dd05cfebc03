import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import type { Query } from '@/lib/backoffice/tables/types';
import { TableForm } from '../tables/table-form';

const KINDS = ['member', 'agent', 'trial'] as const;
const LOGINS = ['within1', 'within7', 'within30', 'without30', 'without90'] as const;
/** The parameters that the form sets. */
const FIELDS = ['q', 'kind', 'status', 'group', 'tag', 'login', 'from', 'until', 'least', 'most', 'period'];

interface Props {
  query: Query;
  groups: readonly SelectOption[];
  tags: readonly SelectOption[];
}

/** The search box of the list of members, and its filters. */
export function MemberFilter({ query, groups, tags }: Props) {
  const t = useTranslations('backoffice.members');
  const tMembers = useTranslations('backoffice-members');
  const select = (name: string, label: string, all: string, options: readonly SelectOption[]) => (
    <Field label={label} className="min-w-0 sm:w-40">
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={query[name] ?? ''}
          options={[{ value: '', label: all }, ...options]}
        />
      )}
    </Field>
  );
  const input = (name: string, label: string, type: 'date' | 'text') => (
    <Field label={label} className="min-w-0 sm:w-40">
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          {...(type === 'text' && { inputMode: 'decimal' as const, dir: 'ltr' as const, maxLength: 20 })}
          autoComplete="off"
          defaultValue={query[name]}
        />
      )}
    </Field>
  );
  const any = tMembers('filter.any');
  return (
    <TableForm
      base="/backoffice/members"
      query={query}
      fields={FIELDS}
      role="search"
      className="flex flex-col gap-3 px-4 pb-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={tMembers('search.label')}
          hint={tMembers('search.hint')}
          className="min-w-0 flex-1 basis-72"
        >
          {(control) => (
            <Input
              {...control}
              data-search
              name="q"
              type="search"
              defaultValue={query.q}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              dir="auto"
            />
          )}
        </Field>
        <Button type="submit" variant="amber" className="mb-6 max-sm:mb-0 max-sm:w-full">
          <Search aria-hidden className="size-4" />
          {t('find')}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {select(
          'kind',
          t('kind'),
          t('allKinds'),
          KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        )}
        {select('status', t('status'), t('allStatuses'), [
          { value: 'active', label: t('active') },
          { value: 'disabled', label: t('closed') },
        ])}
        {select('group', tMembers('filter.group'), any, groups)}
        {select('tag', tMembers('filter.tag'), any, tags)}
        {select(
          'login',
          tMembers('filter.login'),
          any,
          LOGINS.map((value) => ({ value, label: tMembers(`filter.logins.${value}`) })),
        )}
        {input('from', tMembers('filter.from'), 'date')}
        {input('until', tMembers('filter.until'), 'date')}
        {input('least', tMembers('filter.least'), 'text')}
        {input('most', tMembers('filter.most'), 'text')}
      </div>
    </TableForm>
  );
}
