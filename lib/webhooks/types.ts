import type { OutgoingFailureCode } from '@/lib/platform/http/outgoing';

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** The result of an attempt to deliver: the status of the answer, or why there is none. */
export interface AttemptResult {
  status: DeliveryStatus;
  answerStatus: number | null;
  failure: OutgoingFailureCode | null;
  tookMs: number;
  /** The beginning of the answer. */
  answer: string;
}

/** An endpoint without its secrets. */
export interface Endpoint {
  id: bigint;
  url: string;
  description: string;
  events: string[];
  secretMadeAt: Date;
  /** Until when the former secret signs too; null if it does not. */
  formerUntil: Date | null;
  pausedAt: Date | null;
  version: number;
  createdAt: Date;
  /** Deliveries that wait, that have failed for good, and the last one that was delivered. */
  waiting: number;
  failed: number;
  deliveredAt: Date | null;
}

export interface Delivery {
  id: bigint;
  eventId: bigint;
  type: string;
  /** The event's data, as it is sent. */
  data: unknown;
  createdAt: Date;
  status: DeliveryStatus;
  attempts: number;
  nextAt: Date;
  lastAt: Date | null;
  answerStatus: number | null;
  failure: OutgoingFailureCode | null;
  tookMs: number | null;
  answer: string | null;
}
