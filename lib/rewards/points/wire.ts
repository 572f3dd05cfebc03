import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import type { PointsEntry } from './types';
import type { Conversion } from './commands';
import type { SavedAddress } from '../mall/addresses/types';
import type { Good } from '../mall/types';
import type { Order } from '../mall/orders/types';
import type { Spin } from '../wheel/types';

/** An entry of a member's points; points are decimal strings with up to four places. */
export const pointsEntryValue = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  points: z.string(),
  balance: z.string(),
  /** What it belongs to, as far as the member may know: a number of rounds, an order, a day, an operator's reason. */
  detail: z.record(z.string(), z.string()),
});
export type WirePointsEntry = z.output<typeof pointsEntryValue>;

const SHOWN_META = [
  'rounds',
  'order',
  'day',
  'streak',
  'reason',
  'amount',
  'currency',
  'deposit',
  'quantity',
];

export const toWirePointsEntry = ({
  transactionId,
  at,
  kind,
  amount,
  balanceAfter,
  meta,
}: PointsEntry): WirePointsEntry => ({
  id: String(transactionId),
  at: at.toISOString(),
  kind: kind.replace(/^points\./, ''),
  points: formatDecimal(amount),
  balance: formatDecimal(balanceAfter),
  detail: Object.fromEntries(
    SHOWN_META.flatMap((name) =>
      meta[name] === undefined || meta[name] === null ? [] : [[name, String(meta[name])]],
    ),
  ),
});

export const conversionValue = z.object({
  id: z.string(),
  points: z.string(),
  amount: z.string(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
});
export const toWireConversion = (one: Conversion): z.input<typeof conversionValue> => ({
  id: String(one.id),
  points: formatDecimal(one.points),
  amount: formatDecimal(one.amount),
  currency: one.currency,
  createdAt: one.createdAt.toISOString(),
});

/** A good of the mall in the caller's language. */
export const goodValue = z.object({
  id: z.string(),
  kind: z.enum(['goods', 'code', 'money']),
  picture: z.string(),
  title: z.string(),
  summary: z.string(),
  points: z.number(),
  price: z.string(),
  worth: z.string(),
  available: z.number(),
  perMember: z.number().nullable(),
  isLimited: z.boolean(),
});
export type WireGood = z.output<typeof goodValue>;
export const toWireGood = (good: Good): WireGood => ({
  ...good,
  price: formatDecimal(good.price),
  worth: formatDecimal(good.worth),
});

export const orderValue = z.object({
  id: z.string(),
  title: z.string(),
  picture: z.string(),
  kind: z.enum(['goods', 'code', 'money']),
  quantity: z.number(),
  points: z.string(),
  price: z.string(),
  worth: z.string(),
  currency: z.string(),
  status: z.enum(['process', 'approved', 'rejected']),
  won: z.boolean(),
  createdAt: z.iso.datetime(),
  tracking: z.string().nullable(),
  note: z.string().nullable(),
  /** Whether the member still has to name a delivery address. */
  needsAddress: z.boolean(),
  codes: z.array(z.string()),
});
export type WireOrder = z.output<typeof orderValue>;
export const toWireOrder =
  (language: string) =>
  (order: Order & { codes?: string[] }): WireOrder => ({
    id: String(order.id),
    title: textIn(order.title, language),
    picture: order.picture,
    kind: order.kind,
    quantity: order.quantity,
    points: formatDecimal(order.points),
    price: formatDecimal(order.price),
    worth: formatDecimal(order.worth),
    currency: order.currency,
    status: order.status,
    won: order.isWon,
    createdAt: order.createdAt.toISOString(),
    tracking: order.tracking,
    note: order.note,
    needsAddress: order.kind === 'goods' && order.status === 'process' && !order.hasAddress,
    codes: order.codes ?? [],
  });

export const addressValue = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type WireAddress = SavedAddress;

export const calendarValue = z.object({
  today: z.string(),
  isDone: z.boolean(),
  streak: z.number(),
  place: z.number(),
  days: z.array(z.object({ points: z.string(), spins: z.number() })),
  done: z.array(z.string()),
});
export type WireCalendar = z.output<typeof calendarValue>;

export const checkInValue = z.object({
  day: z.string(),
  streak: z.number(),
  points: z.string(),
  spins: z.number(),
});

/** A sector: its chance is weight divided by the sum of the weights. */
export const sectorValue = z.object({
  title: z.string(),
  weight: z.number(),
  prize: z.enum(['none', 'points', 'money', 'good']),
  amount: z.string(),
  /** How many are left; null: without limit. */
  left: z.number().nullable(),
});
export const wheelValue = z.object({
  isOpen: z.boolean(),
  consolation: z.string(),
  sectors: z.array(sectorValue),
  spins: z.number(),
  /** SHA-256 of the server's seed for the next spin, in hex. */
  commitment: z.string(),
  currency: z.string(),
});
export type WireWheel = z.output<typeof wheelValue>;

export const spinValue = z.object({
  id: z.string(),
  place: z.number(),
  title: z.string(),
  given: z.enum(['none', 'points', 'money', 'good', 'consolation']),
  amount: z.string(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
  orderId: z.string().nullable(),
  proof: z.object({
    serverSeed: z.string(),
    commitment: z.string(),
    clientSeed: z.string(),
    weights: z.array(z.number()),
  }),
});
export type WireSpin = z.output<typeof spinValue>;
export const toWireSpin =
  (language: string) =>
  (spin: Spin): WireSpin => ({
    id: String(spin.id),
    place: spin.place,
    title: textIn(spin.title, language),
    given: spin.given,
    amount: formatDecimal(spin.amount),
    currency: spin.currency,
    createdAt: spin.createdAt.toISOString(),
    orderId: spin.orderId === null ? null : String(spin.orderId),
    proof: spin.proof,
  });
