export type NoticeTone = 'plain' | 'good' | 'bad';

export interface Notice {
  message: string;
  tone: NoticeTone;
}

export const NOTICE_EVENT = 'croupier:notice';

/** Shows a short notice at the edge of the screen. Costs nothing until the first one: the host loads its part then. */
export function notify(message: string, tone: NoticeTone = 'plain'): void {
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: { message, tone } }));
}
