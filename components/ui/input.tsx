import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

// The scroll margins bring the label and the error of a field into view when it gets the focus.
export const INPUT_STYLE =
  'h-11 scroll-mt-10 scroll-mb-12 w-full rounded-control border border-edge bg-sunken/60 px-3.5 text-base text-ink placeholder:text-faint ' +
  'transition hover:border-ink/40 focus:border-amber focus:outline-none focus-visible:outline-2 ' +
  'aria-invalid:border-vermilion disabled:opacity-60 light:bg-raised';

// Padding for an element inside the box. `pl-` and `pr-` follow the direction of the page. `ps-` and `pe-` would follow
// the direction of the typed text, which may differ (a password on an Arabic page).
const PADDING = {
  leading: 'pl-11 in-[[dir=rtl]]:pr-11 in-[[dir=rtl]]:pl-3.5',
  trailing: 'pr-12 in-[[dir=rtl]]:pr-3.5 in-[[dir=rtl]]:pl-12',
  both: 'pr-12 pl-11 in-[[dir=rtl]]:pr-11 in-[[dir=rtl]]:pl-12',
} as const;

export interface InputProps extends ComponentProps<'input'> {
  /** An element at the start of the box, for example an icon or a currency symbol. */
  leading?: ReactNode;
  /** An element at the end of the box, for example a button. */
  trailing?: ReactNode;
}

/** A text box. Its text is 16 px, because iOS zooms into boxes with smaller text. */
export function Input({ leading, trailing, className, ...rest }: InputProps) {
  if (!leading && !trailing) return <input {...rest} className={classes(INPUT_STYLE, className)} />;
  const padding = PADDING[leading && trailing ? 'both' : leading ? 'leading' : 'trailing'];
  return (
    <div className="relative">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 start-0 flex w-11 items-center justify-center text-faint">
          {leading}
        </span>
      )}
      <input {...rest} className={classes(INPUT_STYLE, padding, className)} />
      {trailing && <span className="absolute inset-y-0 end-0 flex items-center pe-1">{trailing}</span>}
    </div>
  );
}
