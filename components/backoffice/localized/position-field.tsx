import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Props {
  error: string | undefined;
  required?: boolean;
  value: number;
  onChange: (position: number) => void;
}

/** Field for the position of an item in its list. */
export function PositionField({ error, required = false, value, onChange }: Props) {
  const t = useTranslations('backoffice-promotions');
  return (
    <Field label={t('fields.position')} hint={t('hints.position')} error={error} required={required}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          max={30_000}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber || 0)}
        />
      )}
    </Field>
  );
}
