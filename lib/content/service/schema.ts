import { z } from 'zod';
import { SERVICE_TYPES } from './constants';

/** As content.service_channel has it: a page (ours by its path), a mailbox or a telephone, never a script. */
const path = z
  .string('REQUIRED')
  .trim()
  .max(500, 'INVALID')
  .regex(
    /^(?:\/[A-Za-z][\w/-]*|https:\/\/[^\s/\\]\S*|mailto:[^\s@]+@\S+|tel:\+?[0-9][0-9 -]*)$/,
    'SERVICE_PATH',
  );

/** The channels of customer service in their order, no address twice. */
export const channelsInput = z.object({
  channels: z
    .array(z.object({ csType: z.enum(SERVICE_TYPES, 'INVALID'), path }), 'INVALID')
    .max(20, 'INVALID')
    .refine((all) => new Set(all.map((one) => one.path)).size === all.length, 'SERVICE_PATH'),
});
