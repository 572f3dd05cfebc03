import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Query } from '@/lib/backoffice/tables/types';
import type { DayRange } from '@/lib/reporting/figures/types';
import { DRAW_STATUSES } from '@/lib/studio/lottery/constants';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import { TableForm } from '../tables/table-form';

/** The filter of the draws: days, game and status. */
export function DrawFilter({ base, query, days }: { base: string; query: Query; days: DayRange }) {
  const t = useTranslations('backoffice-lottery');
  const tGames = useTranslations('lottery-plays.games');
  return (
    <TableForm
      base={base}
      query={query}
      fields={['period', 'from', 'until', 'game', 'status']}
      role="search"
      className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:flex lg:flex-wrap"
    >
      {(['from', 'until'] as const).map((name) => (
        <Field key={name} label={t(`filter.${name}`)} className="min-w-0 lg:w-40">
          {(control) => <Input {...control} type="date" name={name} defaultValue={days[name]} />}
        </Field>
      ))}
      <Field label={t('filter.game')} className="min-w-0 lg:w-56">
        {(control) => (
          <Select
            {...control}
            name="game"
            defaultValue={query.game ?? ''}
            options={[
              { value: '', label: t('filter.allGames') },
              ...lotteryGames.map(({ code }) => ({ value: code, label: tGames(code as never) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('filter.status')} className="min-w-0 lg:w-48">
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={query.status ?? ''}
            options={[
              { value: '', label: t('filter.past') },
              { value: 'all', label: t('filter.all') },
              ...DRAW_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" className="mb-1.5 max-lg:col-span-2">
        <Search aria-hidden className="size-4" />
        {t('filter.find')}
      </Button>
    </TableForm>
  );
}
