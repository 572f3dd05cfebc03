import type { QueueFilter } from '@/lib/cashier/queues/types';
import type { DepositStatus, PaymentKind, WithdrawalStatus } from '@/lib/cashier/types';
import { parseAmount } from '@/lib/money/amount';
import { day, dayAfter } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { dayStart } from '@/lib/platform/zone';
import { idParam, textParam } from '../page-params';

/** The statuses of requests, in the order in which operators choose from them. */
export const STATUSES = {
  deposit: ['pending', 'checked', 'approved', 'rejected', 'cancelled'],
  withdraw: [
    'requested',
    'approved',
    'paid',
    'received',
    'partial',
    'notReceived',
    'refunded',
    'rejected',
    'cancelled',
  ],
} as const satisfies Record<PaymentKind, readonly (DepositStatus | WithdrawalStatus)[]>;

/** The parts of a queue's address, as they were typed; empty if they are not used. */
export const QUEUE_PARTS = [
  'q',
  'status',
  'channel',
  'from',
  'to',
  'min',
  'max',
  'group',
  'claimed',
] as const;
export type QueueParts = Record<(typeof QUEUE_PARTS)[number], string>;

export interface QueueParams {
  waiting: boolean;
  parts: QueueParts;
  /** The last request of the page before this one. */
  after: bigint | undefined;
}

type Given = Record<string, string | string[] | undefined>;

/** Reads the address of a queue. */
export function readQueueParams(given: Given): QueueParams {
  const parts = Object.fromEntries(QUEUE_PARTS.map((name) => [name, textParam(given[name])])) as QueueParts;
  return { waiting: given.show !== 'all', parts, after: idParam(given.after) };
}

const dayOrNone = (text: string) => (day.safeParse(text).success ? text : undefined);

function positive(text: string) {
  const parsed = parseAmount(text.replaceAll(',', ''));
  return parsed !== undefined && parsed > 0n ? parsed : undefined;
}

/** The filter of an address. A part that cannot be read is left out. */
export function toQueueFilter(
  kind: PaymentKind,
  { waiting, parts, after }: QueueParams,
  operatorId: bigint,
  pageSize: number,
): QueueFilter {
  const zone = siteConfig().money.settlementZone;
  const [from, to] = [dayOrNone(parts.from), dayOrNone(parts.to)];
  return {
    waiting,
    status: (STATUSES[kind] as readonly QueueFilter['status'][]).find((each) => each === parts.status),
    channel: /^[a-z][a-z0-9-]{1,31}$/.test(parts.channel) ? parts.channel : undefined,
    from: from === undefined ? undefined : dayStart(from, zone),
    until: to === undefined ? undefined : dayStart(dayAfter(to, 1), zone),
    minimum: positive(parts.min),
    maximum: positive(parts.max),
    groupId: idParam(parts.group),
    claimed: parts.claimed === 'nobody' ? 'nobody' : parts.claimed === 'me' ? { by: operatorId } : undefined,
    text: parts.q || undefined,
    after,
    pageSize,
  };
}
