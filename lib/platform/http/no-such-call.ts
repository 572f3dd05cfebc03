import { notFound } from '../errors';
import { failure } from './define-route';
import { requestLanguage } from './language';

/**
 * Answers a call that there is not, as every refusal is answered: NOT_FOUND 404 in the envelope of design.md §6. Left to
 * Next.js it would get a page of 56 kB, which no program reads and a script that guesses at addresses makes us render.
 */
export function noSuchCall(request: Request): Response {
  return failure(notFound(), requestLanguage(request), request);
}
