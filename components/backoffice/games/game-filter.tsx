import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select, type SelectOption } from '@/components/ui/select';
import { GAME_STATUSES } from '@/lib/catalogue/imports/constants';

/** The filters of the list as the address has them; '' does not narrow. */
export interface GameSearch {
  text: string;
  vendor: string;
  type: string;
  class: string;
  status: string;
  mark: string;
}

interface Props {
  search: GameSearch;
  vendors: readonly SelectOption[];
  categories: readonly SelectOption[];
  classes: readonly SelectOption[];
}

/** Form that searches the games; its fields are in the address of the page. */
export function GameFilter({ search, vendors, categories, classes }: Props) {
  const t = useTranslations('backoffice-games');
  const isNarrowed = Object.values(search).some((value) => value !== '');
  const selects = [
    { name: 'vendor', options: vendors },
    { name: 'type', options: categories },
    { name: 'class', options: classes },
    { name: 'status', options: GAME_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })) },
    {
      name: 'mark',
      options: (['hot', 'new'] as const).map((value) => ({ value, label: t(`marks.${value}`) })),
    },
  ] as const;
  return (
    <Form
      action="/backoffice/games"
      role="search"
      className="grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-4 2xl:grid-cols-8"
      key={JSON.stringify(search)}
    >
      <Field label={t('search.text')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            name="text"
            type="search"
            dir="auto"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            defaultValue={search.text}
          />
        )}
      </Field>
      {selects.map(({ name, options }) => (
        <Field key={name} label={t(`search.${name}`)}>
          {(control) => (
            <Select
              {...control}
              name={name}
              defaultValue={search[name]}
              placeholder={t('search.any')}
              options={options}
            />
          )}
        </Field>
      ))}
      <div className="col-span-2 mb-1.5 flex gap-2 lg:col-span-1">
        <Button type="submit" variant="amber" className="flex-1">
          <Search aria-hidden className="size-4" />
          {t('search.find')}
        </Button>
        {isNarrowed && (
          <PageLink href="/backoffice/games" className={buttonStyle({ variant: 'ghost' })}>
            {t('search.clear')}
          </PageLink>
        )}
      </div>
    </Form>
  );
}
