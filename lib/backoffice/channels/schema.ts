import { z } from 'zod';
import { MAX_BULK } from '@/lib/cashier/constants';
import { channelCode, channelContent } from '@/lib/cashier/payment-channels/schema';
import { rowId } from '@/lib/cashier/fields';
import { idInput } from '../schema';

const kind = z.enum(['deposit', 'withdraw'], 'INVALID');
const version = z.int('INVALID').min(1, 'INVALID');

export const newChannelInput = z.object({
  kind,
  code: channelCode,
  adapter: z.string('REQUIRED').min(1, 'REQUIRED').max(32, 'INVALID'),
  ...channelContent,
});
export const changedChannelInput = z.object({ ...idInput.shape, version, ...channelContent });
export const channelSwitchInput = z.object({ ...idInput.shape, version, enabled: z.boolean('INVALID') });
export const channelArchiveInput = z.object({ ...idInput.shape, version, archived: z.boolean('INVALID') });
export const channelOrderInput = z.object({
  kind,
  ids: z.array(rowId).min(1, 'REQUIRED').max(MAX_BULK, 'INVALID'),
});
