import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Props {
  hint: string;
  error: string | undefined;
  value: string;
  /** It has its address already, and keeps it. */
  fixed: boolean;
  onChange: (slug: string) => void;
}

/** The last part of an address, written once. */
export function SlugField({ hint, error, value, fixed, onChange }: Props) {
  const t = useTranslations('promotions-office');
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
