import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ALL_TEMPLATES, CHANNELS, OUTBOX_STATES, type outboxFilter } from '@/lib/inbox/rules';

/** The filter of the outbox, as a form whose address can be saved. */
export function OutboxFilter({ filter }: { filter: ReturnType<typeof outboxFilter> }) {
  const t = useTranslations('outbox');
  const choices = [
    { name: 'channel', values: CHANNELS, group: 'channels' },
    { name: 'status', values: OUTBOX_STATES, group: 'states' },
    { name: 'template', values: ALL_TEMPLATES, group: 'templates' },
  ] as const;
  return (
    <form action="/backoffice/outbox" role="search" className="flex flex-wrap gap-2 px-4 py-3">
      <div className="min-w-52 flex-2">
        <Input
          name="search"
          type="search"
          dir="auto"
          defaultValue={filter.search}
          maxLength={320}
          aria-label={t('search')}
          placeholder={t('search')}
          leading={<Search aria-hidden className="size-4" />}
        />
      </div>
      {choices.map(({ name, values, group }) => (
        <div key={name} className="min-w-36 flex-1">
          <Select
            name={name}
            aria-label={t(`by.${name}`)}
            defaultValue={filter[name] ?? ''}
            options={[
              { value: '', label: t(`by.${name}`) },
              ...values.map((value) => ({ value, label: t(`${group}.${value}`) })),
            ]}
          />
        </div>
      ))}
      <button type="submit" className={buttonStyle({ variant: 'surface' })}>
        {t('apply')}
      </button>
    </form>
  );
}
