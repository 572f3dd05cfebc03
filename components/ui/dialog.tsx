'use client';

import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons';
import { Dialog as Radix } from 'radix-ui';
import { buttonStyle } from './button-style';
import { classes } from './classes';
import { useFocusReturn } from './use-focus-return';

const WIDTHS = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' } as const;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. Screen readers announce it when the dialog opens. */
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The actions, always visible at the bottom of the dialog. */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS;
  /** False if the dialog must be answered with its own buttons. */
  dismissible?: boolean;
  /** For a text without controls: the body can take the focus, so that the keyboard can scroll it (WCAG 2.1.1). */
  focusableBody?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog. It locks the page's scroll and restores it, traps the focus and restores it, and closes on Escape and
 * on a press outside. On a phone it is a sheet at the bottom of the screen (SHELL-7).
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    footer,
    size = 'md',
    dismissible = true,
    focusableBody = false,
    children,
  } = props;
  const focus = useFocusReturn();
  const preventDismissal = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-60 bg-scrim backdrop-blur-[2px]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={preventDismissal}
          onPointerDownOutside={preventDismissal}
          onInteractOutside={preventDismissal}
          className={classes(
            'animate-rise fixed inset-x-0 bottom-0 z-60 mx-auto flex max-h-[92dvh] w-full flex-col',
            'rounded-t-2xl border border-hairline bg-surface text-ink shadow-lift outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:rounded-card',
            WIDTHS[size],
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-display text-xl font-bold wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            {dismissible && (
              <Radix.Close
                aria-label={closeLabel}
                className={classes(buttonStyle({ variant: 'ghost', size: 'icon' }), '-me-2 -mt-2')}
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </header>
          <div
            {...(focusableBody ? { tabIndex: 0 } : {})}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 outline-none focus-visible:shadow-focus sm:px-6"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t max-sm:*:grow px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
