/** Marks the messages between a game and the page around its frame. Both have the same origin and check it. */
export const FRAME_SOURCE = 'croupier-studio';

export interface FrameEvent {
  source: typeof FRAME_SOURCE;
  type: 'ready' | 'balance' | 'deposit' | 'exit' | 'reopen';
}

/** The message of one of our games in a frame; undefined for any other message. */
export function frameEvent(event: MessageEvent): FrameEvent | undefined {
  if (event.origin !== window.location.origin) return undefined;
  const data = event.data as Partial<FrameEvent> | null;
  return data?.source === FRAME_SOURCE && typeof data.type === 'string' ? (data as FrameEvent) : undefined;
}
