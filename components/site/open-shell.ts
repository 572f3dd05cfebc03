/** What any element of a page opens by its attribute `data-opens`, and code by `openShell`. */
export type ShellPart = 'speed' | 'service' | 'chat';

export const SHELL_EVENT = 'croupier-shell';

/** Opens a part of the shell over the page (ShellHost listens): for menus, whose entries are no plain buttons. */
export function openShell(part: ShellPart): void {
  window.dispatchEvent(new CustomEvent(SHELL_EVENT, { detail: part }));
}
