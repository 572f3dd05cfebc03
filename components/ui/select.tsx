import type { ComponentProps } from 'react';
import { ChevronDown } from '@/components/ui/icons';
import { classes } from './classes';
import { INPUT_STYLE } from './input';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while no option is chosen. */
  placeholder?: string;
}

/** A native select: on a phone the platform's own list is easier to use than a custom one. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative" dir={rest.dir}>
      <select {...rest} className={classes(INPUT_STYLE, 'appearance-none pe-10', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-surface text-ink"
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-faint"
      />
    </div>
  );
}
