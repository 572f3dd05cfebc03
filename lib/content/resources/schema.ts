import { z } from 'zod';
import { LINK_TYPES } from '../links/constants';
import { textInput } from '../schema';
import { MAX_LABEL } from './constants';

const MAX_URL = 500;

/** A link of the operator's own: its type is a code that other programs find it by. */
const type = z
  .string('REQUIRED')
  .trim()
  .regex(/^[a-z][a-z_]{1,31}$/, 'RESOURCE_TYPE')
  .refine((code) => !LINK_TYPES.some((known) => known === code), 'RESOURCE_TAKEN')
  .meta({ examples: ['official_channel'] });

export const resourceInput = z.object({
  type,
  url: z
    .string('REQUIRED')
    .trim()
    .max(MAX_URL, 'TEXT_TOO_LONG')
    // The same rule as the column: a path of the site, https, a mailbox or a telephone number.
    .regex(/^(\/[^/\\\s]\S*|https:\/\/[^\s"<>]+|mailto:[^\s@]+@\S+|tel:\+?[0-9][0-9 -]*)$/, 'SERVICE_PATH')
    .meta({ examples: ['https://example.com/official'] }),
  /** The text of its link in the footer; null: the site's pages do not show it. */
  label: textInput(MAX_LABEL).nullable(),
  /** The link that the operator has read; null for a new one. */
  seen: z
    .object({
      url: z.string().max(MAX_URL, 'INVALID'),
      label: z.record(z.string().max(8), z.string().max(MAX_LABEL)).nullable(),
    })
    .nullable()
    .optional(),
});

export const resourceRemoval = z.object({ type });

export type ResourceFields = z.output<typeof resourceInput>;
