'use client';

import { classes } from '@/components/ui/classes';

interface Props {
  /** The name of the group of radio buttons. */
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of a row of choices: a radio button that looks like a pill. Stands inside an element with the role radiogroup. */
export function Choice({ name, label, checked, onChoose }: Props) {
  return (
    <label
      className={classes(
        'inline-flex h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium transition lg:h-9',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
        checked
          ? 'border-amber/40 bg-amber-wash text-amber'
          : 'border-hairline text-muted hover:bg-raised hover:text-ink',
      )}
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  );
}
