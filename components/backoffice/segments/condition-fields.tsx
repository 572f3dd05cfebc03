import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { X } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import type { ConditionField } from '@/lib/reporting/segments/types';
import { FIELDS, hasPeriod, kindOf, type ConditionDraft } from './draft';

export type ChoiceOptions = Readonly<Record<string, readonly SelectOption[]>>;

interface Props {
  draft: ConditionDraft;
  /** The values of choices by field. */
  options: ChoiceOptions;
  /** The first error of the condition. */
  error: string | undefined;
  onChange: (draft: ConditionDraft) => void;
  onRemove: () => void;
}

/** One condition of a rule: its field, and its limits or values. */
export function ConditionFields({ draft, options, error, onChange, onRemove }: Props) {
  const t = useTranslations('backoffice-segments');
  const set = (changes: Partial<ConditionDraft>) => onChange({ ...draft, ...changes });
  const kind = kindOf(draft.field);
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-hairline p-3">
      <legend className="sr-only">{t(`fields.${draft.field}`)}</legend>
      <div className="flex items-end gap-2">
        <Field label={t('field')} className="min-w-0 flex-1">
          {(control) => (
            <Select
              {...control}
              value={draft.field}
              options={FIELDS.map((value) => ({ value, label: t(`fields.${value}`) }))}
              onChange={(event) =>
                set({
                  field: event.target.value as ConditionField,
                  values: [],
                  atLeast: '',
                  atMost: '',
                  never: false,
                })
              }
            />
          )}
        </Field>
        <Button variant="ghost" size="icon" aria-label={t('removeCondition')} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {kind === 'choice' && <Choice draft={draft} options={options[draft.field] ?? []} set={set} />}
      {kind === 'registered' && <Days draft={draft} set={set} />}
      {['age', 'amount', 'count'].includes(kind) && <Limits draft={draft} set={set} />}
      {kind === 'age' && draft.field === 'lastLoginAgo' && (
        <Checkbox
          label={t('never')}
          checked={draft.never}
          onChange={(event) => set({ never: event.target.checked })}
        />
      )}
      {hasPeriod(draft.field) && <Period draft={draft} set={set} />}
      <div aria-live="polite">{error && <FieldError id={`condition-${draft.key}`}>{error}</FieldError>}</div>
    </fieldset>
  );
}

interface PartProps {
  draft: ConditionDraft;
  set: (changes: Partial<ConditionDraft>) => void;
}

function Choice({ draft, options, set }: PartProps & { options: readonly SelectOption[] }) {
  const t = useTranslations('backoffice-segments');
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('isOrNot')}>
          {(control) => (
            <Select
              {...control}
              value={draft.not ? 'not' : 'is'}
              options={[
                { value: 'is', label: t('is') },
                { value: 'not', label: t('isNot') },
              ]}
              onChange={(event) => set({ not: event.target.value === 'not' })}
            />
          )}
        </Field>
        <Field label={t('addValue')}>
          {(control) => (
            <Select
              {...control}
              value=""
              placeholder={t('choose')}
              options={options.filter(({ value }) => !draft.values.includes(value))}
              onChange={(event) =>
                event.target.value && set({ values: [...draft.values, event.target.value] })
              }
            />
          )}
        </Field>
      </div>
      {draft.values.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {draft.values.map((value) => {
            const label = labels.get(value) ?? value;
            return (
              <li key={value} className="flex items-center gap-1 rounded-control bg-sunken ps-3 text-sm">
                <bdi>{label}</bdi>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('removeValue', { value: label })}
                  onClick={() => set({ values: draft.values.filter((each) => each !== value) })}
                >
                  <X aria-hidden className="size-3.5" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Limits({ draft, set }: PartProps) {
  const t = useTranslations('backoffice-segments');
  const isAmount = kindOf(draft.field) === 'amount';
  const unit = kindOf(draft.field) === 'age' ? t('inDays') : isAmount ? t('inCurrency') : undefined;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['atLeast', 'atMost'] as const).map((name) => (
        <Field key={name} label={t(name)} hint={unit}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode={isAmount ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={20}
              value={draft[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function Period({ draft, set }: PartProps) {
  const t = useTranslations('backoffice-segments');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('period')}>
        {(control) => (
          <Select
            {...control}
            value={draft.period}
            options={(['ever', 'days', 'range'] as const).map((value) => ({
              value,
              label: t(`periods.${value}`),
            }))}
            onChange={(event) => set({ period: event.target.value as ConditionDraft['period'] })}
          />
        )}
      </Field>
      {draft.period === 'days' && (
        <Field label={t('days')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={3650}
              value={draft.days}
              onChange={(event) => set({ days: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.period === 'range' && <Days draft={draft} set={set} />}
    </div>
  );
}

function Days({ draft, set }: PartProps) {
  const t = useTranslations('backoffice-segments');
  return (
    <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
      {(['from', 'until'] as const).map((name) => (
        <Field key={name} label={t(name)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
