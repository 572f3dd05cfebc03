import type { ComponentProps } from 'react';
import { classes } from './classes';
import { INPUT_STYLE } from './input';

/** A text box with several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={classes(INPUT_STYLE, 'h-auto py-2.5 leading-relaxed', className)}
    />
  );
}
