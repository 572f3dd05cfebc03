import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Props {
  hint: string;
  error: string | undefined;
  value: string;
  /** Whether the item is saved: its address cannot be changed then. */
  fixed: boolean;
  onChange: (slug: string) => void;
}

/** Field for the last part of an item's address. */
export function SlugField({ hint, error, value, fixed, onChange }: Props) {
  const t = useTranslations('backoffice-promotions');
  return (
    <Field label={t('fields.slug')} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          readOnly={fixed}
          value={value}
          onChange={(event) => onChange(event.target.value.toLowerCase())}
        />
      )}
    </Field>
  );
}
