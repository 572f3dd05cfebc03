import type { SVGProps } from 'react';
import { classes } from './classes';
import { ICON_SHEET } from './icon-address';
import type { IconName } from './icon-names';

interface Props extends SVGProps<SVGSVGElement> {
  name: IconName;
}

/**
 * An icon as a reference to the sheet of all icons (icon-sheet.ts). It takes 90 bytes of a page; its drawing would take
 * 430 and a component to hydrate, and home has a hundred icons (decision 0069). Use it when the name is data, or when a
 * page's first script must not contain the list of icons.tsx.
 */
export function Icon({ name, className, ...rest }: Props) {
  return (
    <svg {...rest} className={classes('icon', className)}>
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}
