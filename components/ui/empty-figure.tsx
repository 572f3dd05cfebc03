import { classes } from './classes';
import { Icon } from './icon';
import { LanternMark } from './lantern-mark';

/**
 * The drawing of an empty list or a missing page: an unlit lantern for the brand that has it as its mark, else a plain icon. CSS
 * chooses by the document's `data-mark` (app/globals.css), because components of the browser do not know the brand.
 */
export function EmptyFigure({ className }: { className: string }) {
  return (
    <>
      <LanternMark lit={false} className={classes('lantern-figure', className)} />
      <Icon
        name="package-open"
        aria-hidden
        className={classes('plain-figure stroke-1! w-auto!', className)}
      />
    </>
  );
}
