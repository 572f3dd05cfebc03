import { z } from 'zod';
import { slugInput, textInput } from '../schema';
import { MOST_BODY, MOST_TITLE } from './constants';

/** What an operator writes of a topic. Codes are those of messages/<locale>/errors*.json. */
export const helpCopy = {
  // An element's id, which a link names after `#`; the column wants a letter first.
  slug: slugInput.regex(/^[a-z]/, 'SLUG_PATTERN'),
  title: textInput(MOST_TITLE),
  body: textInput(MOST_BODY),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
};
