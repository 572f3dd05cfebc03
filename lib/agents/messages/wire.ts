import type { z } from 'zod';
import type { sentValue } from './schema';
import type { LineMessage } from './types';

export type WireSent = z.output<typeof sentValue>;

/** A message as its sender sees it. The account of the upline is not shown. */
export const toWireSent = (message: LineMessage): z.input<typeof sentValue> => ({
  id: String(message.id),
  to: message.audience,
  account: message.audience === 'member' ? message.receiver : null,
  text: message.text,
  receivers: message.receivers,
  read: message.read,
  createdAt: message.createdAt.toISOString(),
  withdrawn: message.withdrawnAt !== null,
});
