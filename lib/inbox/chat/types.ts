/** Who writes from the site: a member, or a visitor by the hash of the token in their cookie. */
export type Person = { memberId: bigint } | { visitorHash: Buffer };

export type ChatStatus = 'waiting' | 'open' | 'closed';
export type ChatSender = 'person' | 'operator';

export interface ChatMessage {
  id: bigint;
  sender: ChatSender;
  /** The operator's name, for the back office; null for a person. */
  operator: string | null;
  /** Null: an operator has deleted it. */
  text: string | null;
  at: Date;
}

export interface ChatSummary {
  id: bigint;
  status: ChatStatus;
  /** Null for a visitor. */
  member: { id: bigint; account: string } | null;
  language: string;
  operator: { id: bigint; name: string } | null;
  createdAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  lastMessageAt: Date;
  lastSender: ChatSender;
  /** The last text, shortened; null if it is deleted. */
  lastText: string | null;
  mutedUntil: Date | null;
}

export interface ChatView {
  id: bigint;
  status: ChatStatus;
  isMuted: boolean;
  messages: ChatMessage[];
}
