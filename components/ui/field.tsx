import { useId, type ReactNode } from 'react';
import { CircleAlert } from '@/components/ui/icons';
import { classes } from './classes';

/** What a field gives its control: its id and its ARIA ties to hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** What to write here, in one line; stays visible. */
  hint?: ReactNode;
  /** What is wrong, in the person's words; announced when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** The label is read out but not shown. */
  quietLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with hint and inline error: `<Field label="…">{(control) => <Input {...control} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  required = false,
  quietLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={quietLabel ? 'sr-only' : 'text-sm font-medium text-muted'}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
      <div aria-live="polite">{error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}</div>
    </div>
  );
}

/** What is wrong, beside what it is wrong with. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-vermilion">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
