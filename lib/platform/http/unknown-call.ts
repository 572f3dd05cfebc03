import { notFound } from '../errors';
import { failureResponse } from './define-route';
import { requestLanguage } from './language';

/**
 * Returns NOT_FOUND 404 in the envelope for an unknown call (API-1). Next.js would render its error page of 56 kB instead,
 * which is useless to a program and expensive when a script guesses addresses.
 */
export function unknownCallResponse(request: Request): Response {
  return failureResponse(notFound(), requestLanguage(request), request);
}
