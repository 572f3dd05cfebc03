import type { NOTICE_VIEWS } from './constants';

export type NoticeView = (typeof NOTICE_VIEWS)[number];

export interface Notice {
  id: bigint;
  kind: string;
  detail: Record<string, string | number>;
  /** The operator's message that this is a copy of (lib/inbox/messages). */
  messageId: bigint | null;
  /** The message within a line that this is a copy of (lib/agents/messages). */
  lineMessageId: bigint | null;
  createdAt: Date;
  read: boolean;
}

/** The last notice of the page before. */
export interface NoticeCursor {
  createdAt: Date;
  id: bigint;
}
