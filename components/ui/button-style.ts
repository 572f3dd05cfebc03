import { classes } from './classes';

export type ButtonVariant = 'amber' | 'surface' | 'outline' | 'ghost' | 'caution' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  amber: 'bg-amber text-amber-ink shadow-lift hover:brightness-110 font-semibold',
  surface: 'bg-raised text-ink border border-hairline shadow-inset-light hover:border-edge font-medium',
  outline: 'border border-edge text-ink hover:bg-raised font-medium',
  ghost: 'text-muted hover:text-ink hover:bg-raised font-medium',
  // Opens a confirmation whose own button is `danger`. It does not compete with an amber button beside it.
  caution: 'border border-vermilion/50 text-vermilion hover:bg-vermilion-wash font-medium',
  danger: 'bg-vermilion text-vermilion-ink shadow-lift hover:brightness-110 font-semibold',
};

/** Every size has a touch target of at least 44 px on a phone (WCAG 2.5.5). With a mouse the buttons are smaller. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'h-11 lg:h-9 px-3.5 text-sm',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-7 text-base',
  icon: 'size-11 lg:size-10',
};

/** The classes of a button, also for links that look like one. */
export function buttonStyle(
  options: { variant?: ButtonVariant; size?: ButtonSize; block?: boolean } = {},
): string {
  const { variant = 'surface', size = 'md', block = false } = options;
  return classes(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control whitespace-nowrap select-none',
    'transition active:translate-y-px disabled:pointer-events-none disabled:opacity-50',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
  );
}
