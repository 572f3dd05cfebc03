import type { SVGProps } from 'react';
import { classes } from './classes';
import { ICON_SHEET } from './icon-address';
import type { IconName } from './icon-names';

interface Props extends SVGProps<SVGSVGElement> {
  name: IconName;
}

/**
 * An icon as a reference to the sheet of all (icon-sheet.ts): 90 bytes of a page for each, where its drawing would be
 * 430 and a part to wake in the browser; home has a hundred of them. By its name where it comes as data, and where the
 * list of all in icons.tsx would be a page's first script twice (decision 0069).
 */
export function Icon({ name, className, ...rest }: Props) {
  return (
    <svg {...rest} className={classes('icon', className)}>
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}
