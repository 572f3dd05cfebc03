import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  maxLength: number;
  rows?: number;
  value: string;
  onChange(value: string): void;
}

/** The field of a dialog in which an operator says why something is undone. It has to be filled in. */
export function ReasonText({ label, hint, error, maxLength, rows = 3, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
