import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import type { Query } from '@/lib/backoffice/tables/types';
import { TableForm } from './table-form';

interface Props {
  base: string;
  query: Query;
  /** The label and the width of the field for a member, if a list has its own. */
  memberLabel?: string;
  memberClassName?: string;
  /** Further choices: the parameter, its label, its value without a choice, its options and its width. */
  choices: readonly {
    name: string;
    label: string;
    fallback: string;
    options: readonly SelectOption[];
    className: string;
  }[];
}

/** The filter of a list by its member, and by what the list lets choose from. */
export function MemberFilter({
  base,
  query,
  memberLabel,
  memberClassName = 'min-w-0 max-lg:col-span-2 lg:w-56',
  choices,
}: Props) {
  const t = useTranslations('backoffice-risk.filter');
  return (
    <TableForm
      base={base}
      query={query}
      fields={['member', ...choices.map(({ name }) => name)]}
      role="search"
      className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:flex lg:flex-wrap"
    >
      <Field label={memberLabel ?? t('member')} className={memberClassName}>
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
