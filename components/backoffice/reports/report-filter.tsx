import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { X } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select, type SelectOption } from '@/components/ui/select';
import type { ReportPeriod } from '@/lib/backoffice/tables/params';
import type { Query } from '@/lib/backoffice/tables/types';
import { SHORTCUTS } from '@/lib/reporting/figures/rules';
import { tableAddress } from '../tables/address';
import { TableForm } from '../tables/table-form';
import { daysName } from './days-name';

export interface ReportFilterProps {
  base: string;
  query: Query;
  period: ReportPeriod;
  /** Further choices: the parameter, its label, its value and its options. */
  choices?: readonly {
    name: string;
    label: string;
    value: string;
    options: readonly SelectOption[];
  }[];
  /** What limits the report; each can be removed. */
  filters?: readonly { param: string; label: string }[];
}

/** The period of a report as links and as own days, further choices, and what limits it. Everything is in the address. */
export async function ReportFilter({ base, query, period, choices = [], filters = [] }: ReportFilterProps) {
  const [t, locale] = await Promise.all([getTranslations('backoffice-reports'), getLocale()]);
  return (
    <div className="mb-5 flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 shadow-inset-light">
      <nav aria-label={t('period')} className="-mx-1 flex flex-wrap gap-1">
        {SHORTCUTS.map((shortcut) => (
          <PageLink
            key={shortcut}
            href={tableAddress(base, query, { period: shortcut, from: undefined, until: undefined })}
            aria-current={period.shortcut === shortcut ? 'true' : undefined}
            className="inline-flex h-11 items-center rounded-control px-3 text-sm font-medium text-muted transition hover:bg-raised hover:text-ink aria-[current=true]:bg-amber-wash aria-[current=true]:text-amber lg:h-9"
          >
            {t(`shortcuts.${shortcut}`)}
          </PageLink>
        ))}
      </nav>
      <TableForm
        base={base}
        query={query}
        fields={['period', 'from', 'until', ...choices.map(({ name }) => name)]}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <Field label={t('from')} className="min-w-0 sm:w-40">
          {(control) => (
            <Input {...control} data-search type="date" name="from" defaultValue={period.days.from} />
          )}
        </Field>
        <Field label={t('until')} className="min-w-0 sm:w-40">
          {(control) => <Input {...control} type="date" name="until" defaultValue={period.days.until} />}
        </Field>
        {choices.map(({ name, label, value, options }) => (
          <Field key={name} label={label} className="min-w-0 sm:w-40">
            {(control) => <Select {...control} name={name} defaultValue={value} options={options} />}
          </Field>
        ))}
        <Button type="submit" variant="surface" className="mb-1.5 max-sm:col-span-2">
          {t('apply')}
        </Button>
      </TableForm>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span>{daysName(period.days, locale)}</span>
        {filters.map(({ param, label }) => (
          <PageLink
            key={param}
            href={tableAddress(base, query, { [param]: undefined })}
            aria-label={t('removeFilter', { name: label })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-3 text-ink hover:bg-raised lg:min-h-8"
          >
            {t(`filters.${param}`)}: <bdi>{label}</bdi>
            <X aria-hidden className="size-3.5" />
          </PageLink>
        ))}
      </div>
    </div>
  );
}
