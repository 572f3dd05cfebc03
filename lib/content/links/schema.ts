import { z } from 'zod';
import { LINK_TYPES, MAX_LINK, type LinkType } from './constants';

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

const links = Object.fromEntries(LINK_TYPES.map((type) => [type, address.default('')])) as Record<
  LinkType,
  z.ZodDefault<typeof address>
>;

/** All links at once; one that is left out is removed. `seen`: the links that the operator has read. */
export const linksInput = z.object({
  ...links,
  seen: z.partialRecord(z.enum(LINK_TYPES), z.string().max(MAX_LINK, 'INVALID'), 'INVALID').optional(),
});

export type Links = Partial<Record<LinkType, string>>;

export const linksOutput = z.object({ links: z.number() });
