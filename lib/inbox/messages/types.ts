import type { ReceivedLineMessage } from '@/lib/agents/messages/types';
import type { SegmentRule } from '@/lib/reporting/segments/types';
import type { MESSAGE_STATUSES } from './constants';
import type { LocaleCode } from '@/lib/i18n/locales';

/** A text by language; English is always there. */
export type LocalText = Record<string, string> & { en: string };

/** Whom a message goes to. A segment is stored with its rule, so that later changes of the segment do not change it. */
export type Audience =
  | { kind: 'all' }
  | { kind: 'accounts'; count: number }
  | { kind: 'segment'; id: string; name: string; rule: SegmentRule };

/** An audience with what is needed to find its members. */
export interface Recipients {
  audience: Audience;
  /** The members of the kind `accounts`, ascending. */
  memberIds: bigint[] | null;
}

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** A message as operators see it. */
export interface Message {
  id: bigint;
  title: LocalText;
  body: LocalText;
  link: string | null;
  audience: Audience;
  status: MessageStatus;
  startsAt: Date;
  expiresAt: Date | null;
  createdAt: Date;
  createdBy: string;
  finishedAt: Date | null;
  recalledAt: Date | null;
  recalledBy: string | null;
  /** The progress: the last member id that is done, and the last one that can get the message; null before the first batch. */
  lastMemberId: bigint;
  untilMemberId: bigint | null;
  sent: number;
  read: number;
  removed: number;
}

/** An entry of a member's inbox in one language: a notice, or a message of an operator with its HTML. */
export interface InboxEntry {
  id: bigint;
  kind: string;
  detail: Record<string, string | number>;
  message: { title: string; html: string; link: string | null } | undefined;
  /** A message within the member's line. */
  ofLine: ReceivedLineMessage | undefined;
  createdAt: Date;
  read: boolean;
}

/** The progress of a message. */
export interface Progress {
  status: MessageStatus;
  /** A part of 1. */
  share: number;
  sent: number;
  read: number;
  removed: number;
}

export type { LocaleCode };
