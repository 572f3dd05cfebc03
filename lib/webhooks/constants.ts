/** The types of events that an endpoint can choose. Texts: backoffice-system.webhooks.events.<type>, with a dash for the dot. */
export const EVENT_TYPES = [
  'member.registered',
  'member.blocked',
  'member.unblocked',
  'deposit.approved',
  'deposit.rejected',
  'withdrawal.requested',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.cancelled',
  'order.placed',
  'order.approved',
  'order.rejected',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event of a test delivery. No endpoint chooses it. */
export const TEST_EVENT = 'webhook.test';

/** The job that delivers what is due (lib/jobs/tasks.ts). */
export const DELIVER_TASK = 'webhooks-deliver';

/** The notification that an event has been recorded. */
export const EVENT_CHANNEL = 'webhook_events';

export const EVENT_HEADER = 'x-croupier-event';
export const TIMESTAMP_HEADER = 'x-croupier-timestamp';
export const SIGNATURE_HEADER = 'x-croupier-signature';

/** The time limit in milliseconds for an endpoint's whole answer. */
export const TIMEOUT_MS = 10_000;
/** How much of an answer is read, in bytes, and stored, in characters. */
export const MAX_ANSWER_BYTES = 4_096;
export const MAX_ANSWER_LENGTH = 1_000;

/**
 * Seconds from one attempt to the next: 30, doubled each time, at most six hours. The thirteenth and last attempt is twenty and a half hours
 * after the first.
 */
export const FIRST_RETRY_S = 30;
export const LONGEST_RETRY_S = 6 * 3_600;
export const MAX_ATTEMPTS = 13;

/** Milliseconds after which a run of the job starts no further delivery; the next run continues. */
export const RUN_MS = 50_000;

export const MAX_ENDPOINTS = 20;
/** The hours in which the former secret signs too, after a rotation. */
export const OVERLAP_HOURS = 24;
/** Events are deleted with their deliveries after so many days. */
export const RETENTION_DAYS = 30;
