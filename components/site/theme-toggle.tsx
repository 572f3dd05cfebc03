'use client';

import { Moon, Sun } from '@/components/ui/icons';
import { buttonStyle } from '@/components/ui/button-style';
import { THEME_KEY } from '@/lib/platform/theme-script';

/**
 * Switches between the dark and the light theme. CSS shows the right icon, because the cached HTML does not know the
 * theme.
 */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  const toggle = () => {
    const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Without storage the choice lasts until the page is reloaded.
    }
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
      className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} ${className ?? ''}`}
    >
      <Moon aria-hidden className="size-5 light:hidden" />
      <Sun aria-hidden className="hidden size-5 light:block" />
    </button>
  );
}
