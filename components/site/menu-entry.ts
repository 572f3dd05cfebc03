import type { IconName } from '@/components/ui/icon-names';
import type { ShellPart } from './open-shell';

/** A menu entry as plain data. The page's data holds only this; the browser draws the entry (decision 0069). */
export interface MenuEntry {
  text: string;
  /** The path it links to. Without one the entry opens a dialog. */
  href?: string;
  opens?: ShellPart;
  /** Visible to agents only. */
  agentsOnly?: true;
}

export interface IconEntry extends MenuEntry {
  icon: IconName;
  /** A category of which nothing is open. */
  isClosed?: true;
}
