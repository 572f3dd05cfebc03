/** The dialogs that an element opens by its attribute `data-opens`, and code by `openShell`. */
export type ShellPart = 'speed' | 'service' | 'chat';

export const SHELL_EVENT = 'croupier-shell';

/** Opens a dialog of the shell (ShellHost listens). For menus, whose entries are not plain buttons. */
export function openShell(part: ShellPart): void {
  window.dispatchEvent(new CustomEvent(SHELL_EVENT, { detail: part }));
}
