import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { classes } from './classes';
import { Icon } from './icon';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills its row. */
  block?: boolean;
  /** Work is under way: shows a spinner, takes no second press. */
  busy?: boolean;
}

/** A button; `type` is "button" unless told, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonStyle({ variant, size, block }), className)}
    >
      {busy && <Icon aria-hidden name="loader-circle" className="size-4 animate-spin" />}
      {children}
    </button>
  );
}
