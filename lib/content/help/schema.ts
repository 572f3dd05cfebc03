import { z } from 'zod';
import { slugInput, textInput } from '../schema';
import { MAX_BODY, MAX_TITLE } from './constants';

/** A topic from an operator. Error codes are those of messages/<locale>/errors*.json. */
export const helpCopy = {
  // The slug is the id of an element, which links name after `#`; the column requires a letter first.
  slug: slugInput.regex(/^[a-z]/, 'SLUG_PATTERN'),
  title: textInput(MAX_TITLE),
  body: textInput(MAX_BODY),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
};
