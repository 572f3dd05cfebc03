import { z } from 'zod';
import { LINK_TYPES, MAX_LINK } from './constants';

/** An https address, or '' for none. */
const address = z
  .string('INVALID')
  .trim()
  .max(MAX_LINK, 'TEXT_TOO_LONG')
  .refine(
    (value) => value === '' || (/^https:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value)),
    'LINK_HTTPS',
  )
  .meta({ examples: ['https://example.com/lantern'] });

/** All links at once; one that is left out is removed. */
export const linksInput = z.object(
  Object.fromEntries(LINK_TYPES.map((type) => [type, address.default('')])) as Record<
    (typeof LINK_TYPES)[number],
    z.ZodDefault<typeof address>
  >,
);

export type Links = z.output<typeof linksInput>;

export const linksOutput = z.object({ links: z.number() });
