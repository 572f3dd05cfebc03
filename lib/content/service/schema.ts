import { z } from 'zod';
import { SERVICE_TYPES } from './constants';

/**
 * The same rule as content.service_channel: a page (of the site by its path), a mailbox or a telephone number, never a
 * script.
 */
const path = z
  .string('REQUIRED')
  .trim()
  .max(500, 'INVALID')
  .regex(
    /^(?:\/[A-Za-z][\w/-]*|https:\/\/[^\s/\\]\S*|mailto:[^\s@]+@\S+|tel:\+?[0-9][0-9 -]*)$/,
    'SERVICE_PATH',
  );

/** The support channels in their order; no address twice. */
export const channelsInput = z.object({
  channels: z
    .array(z.object({ csType: z.enum(SERVICE_TYPES, 'INVALID'), path }), 'INVALID')
    .max(20, 'INVALID')
    .refine((all) => new Set(all.map((one) => one.path)).size === all.length, 'SERVICE_PATH'),
});
