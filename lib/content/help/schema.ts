import { z } from 'zod';
import { HELP_PAGES } from '../articles/constants';
import { momentInput, slugInput, textInput } from '../schema';
import { MAX_BODY, MAX_TITLE } from './constants';

/** The fields of a topic from an operator. */
export const helpCopy = {
  // The slug is the id of an element, which links name after `#`; the column requires a letter first. The names of the site's
  // own pages are theirs.
  slug: slugInput
    .regex(/^[a-z]/, 'SLUG_PATTERN')
    .refine((slug) => !Object.values(HELP_PAGES).includes(slug), 'SLUG_TAKEN'),
  title: textInput(MAX_TITLE),
  body: textInput(MAX_BODY),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
  published: z.boolean('INVALID'),
  startsAt: momentInput('2026-12-01T00:00:00.000Z'),
  endsAt: momentInput(null),
};
