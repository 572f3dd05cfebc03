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
  /** Further choices: the parameter, its label, its value without a choice, its options and its width. */
  choices: readonly {
    name: string;
    label: string;
    fallback: string;
    options: readonly SelectOption[];
    className: string;
  }[];
}

/** The filter of the lists of flags and cases: a member, and what a list lets choose from. */
export function RiskFilter({ base, query, choices }: Props) {
  const t = useTranslations('backoffice-risk.filter');
  return (
    <TableForm
      base={base}
      query={query}
      fields={['member', ...choices.map(({ name }) => name)]}
      role="search"
      className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:flex lg:flex-wrap"
    >
      <Field label={t('member')} className="min-w-0 max-lg:col-span-2 lg:w-56">
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
      {choices.map(({ name, label, fallback, options, className }) => (
        <Field key={name} label={label} className={className}>
          {(control) => (
            <Select {...control} name={name} defaultValue={query[name] ?? fallback} options={options} />
          )}
        </Field>
      ))}
      <Button type="submit" variant="amber" className="mb-1.5 max-lg:col-span-2">
        <Search aria-hidden className="size-4" />
        {t('find')}
      </Button>
    </TableForm>
  );
}
