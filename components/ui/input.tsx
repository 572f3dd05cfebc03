import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

export const INPUT_STYLE =
  'h-11 w-full rounded-control border border-edge bg-sunken/60 px-3.5 text-base text-ink placeholder:text-faint ' +
  'transition hover:border-ink/40 focus:border-amber focus:outline-none focus-visible:outline-2 ' +
  'aria-invalid:border-vermilion disabled:opacity-60 light:bg-raised';

export interface InputProps extends ComponentProps<'input'> {
  /** Something at the start of the box, an icon or a currency sign. */
  leading?: ReactNode;
  /** Something at its end, a button for example. */
  trailing?: ReactNode;
}

/** A text box. Its text is 16 px, or iOS would zoom the page in. */
export function Input({ leading, trailing, className, ...rest }: InputProps) {
  if (!leading && !trailing) return <input {...rest} className={classes(INPUT_STYLE, className)} />;
  return (
    <div className="relative">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 start-0 flex w-11 items-center justify-center text-faint">
          {leading}
        </span>
      )}
      <input
        {...rest}
        className={classes(INPUT_STYLE, leading ? 'ps-11' : null, trailing ? 'pe-12' : null, className)}
      />
      {trailing && <span className="absolute inset-y-0 end-0 flex items-center pe-1">{trailing}</span>}
    </div>
  );
}
