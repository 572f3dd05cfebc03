export type NoticeTone = 'plain' | 'good' | 'bad';

export interface Notice {
  message: string;
  tone: NoticeTone;
}

export const NOTICE_EVENT = 'croupier:notice';

/** Shows a short message at the edge of the screen. ToasterHost loads the toaster with the first message. */
export function notify(message: string, tone: NoticeTone = 'plain'): void {
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: { message, tone } }));
}
