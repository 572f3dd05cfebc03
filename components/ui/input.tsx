import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

// The scroll margins bring a field's label and its error into view with it, when the cursor is sent to it.
export const INPUT_STYLE =
  'h-11 scroll-mt-10 scroll-mb-12 w-full rounded-control border border-edge bg-sunken/60 px-3.5 text-base text-ink placeholder:text-faint ' +
  'transition hover:border-ink/40 focus:border-amber focus:outline-none focus-visible:outline-2 ' +
  'aria-invalid:border-vermilion disabled:opacity-60 light:bg-raised';

// Room for what stands within the box, on the side where it stands: that of the page. The box's own direction is that of what
// is typed, often another (a password on an Arabic page), and `ps-` and `pe-` would follow it.
const ROOM = {
  leading: 'pl-11 in-[[dir=rtl]]:pr-11 in-[[dir=rtl]]:pl-3.5',
  trailing: 'pr-12 in-[[dir=rtl]]:pr-3.5 in-[[dir=rtl]]:pl-12',
  both: 'pr-12 pl-11 in-[[dir=rtl]]:pr-11 in-[[dir=rtl]]:pl-12',
} as const;

export interface InputProps extends ComponentProps<'input'> {
  /** Something at the start of the box, an icon or a currency sign. */
  leading?: ReactNode;
  /** Something at its end, a button for example. */
  trailing?: ReactNode;
}

/** A text box. Its text is 16 px, or iOS would zoom the page in. */
export function Input({ leading, trailing, className, ...rest }: InputProps) {
  if (!leading && !trailing) return <input {...rest} className={classes(INPUT_STYLE, className)} />;
  const room = ROOM[leading && trailing ? 'both' : leading ? 'leading' : 'trailing'];
  return (
    <div className="relative">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 start-0 flex w-11 items-center justify-center text-faint">
          {leading}
        </span>
      )}
      <input {...rest} className={classes(INPUT_STYLE, room, className)} />
      {trailing && <span className="absolute inset-y-0 end-0 flex items-center pe-1">{trailing}</span>}
    </div>
  );
}
