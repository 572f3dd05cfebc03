import type { IconName } from '@/components/ui/icon-names';
import type { ShellPart } from './open-shell';

/** An entry of a menu as plain data: a page says so much of each, and the browser's own code draws it (decision 0069). */
export interface MenuEntry {
  text: string;
  /** Where it leads; without it the entry opens a dialog over the page. */
  href?: string;
  opens?: ShellPart;
  /** Shown to agents only. */
  agents?: true;
}

export interface SignedEntry extends MenuEntry {
  icon: IconName;
}
