import { failureResponse } from '@/lib/platform/http/define-route';
import { requestLanguage } from '@/lib/platform/http/language';
import { notFound } from '@/lib/platform/errors';
import { isFinal } from './protocol/errors';

/** Answers a call that the protocol does not have: NOT_FOUND 404, final. */
export function unknownVendorCall(request: Request): Response {
  const error = notFound();
  return failureResponse(error, requestLanguage(request), request, undefined, { final: isFinal(error) });
}
