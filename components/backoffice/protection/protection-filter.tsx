import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import type { Query } from '@/lib/backoffice/tables/types';
import { TableForm } from '../tables/table-form';

interface Props {
  base: string;
  query: Query;
  /** The states that can be chosen; the first one applies without a choice. */
  statuses?: readonly SelectOption[];
}

/** The filter of the lists of documents, exclusions and limits: a member, and a state. */
export function ProtectionFilter({ base, query, statuses }: Props) {
  const t = useTranslations('backoffice-protection.filter');
  return (
    <TableForm
      base={base}
      query={query}
      fields={['member', ...(statuses ? ['status'] : [])]}
      role="search"
      className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:flex lg:flex-wrap"
    >
      <Field label={t('member')} className="min-w-0 lg:w-56">
        {(control) => (
          <Input
            {...control}
            data-search
            name="member"
            type="search"
            defaultValue={query.member}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            dir="auto"
          />
        )}
      </Field>
      {statuses && (
        <Field label={t('status')} className="min-w-0 lg:w-48">
          {(control) => (
            <Select
              {...control}
              name="status"
              defaultValue={query.status ?? statuses[0]!.value}
              options={statuses}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="amber" className="mb-1.5 max-lg:col-span-2">
        <Search aria-hidden className="size-4" />
        {t('find')}
      </Button>
    </TableForm>
  );
}
