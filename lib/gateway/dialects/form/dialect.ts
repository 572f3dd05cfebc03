import { AppError, badInput } from '@/lib/platform/errors';
import type { Dialect } from '../types';
import { FORM_CODES, formCode } from './codes';
import { hasValidHash } from './hash';
import { formOperations } from './operations';
import { formShapes } from './shapes';

/** A call has a dozen parameters. */
const MAX_PARAMETERS = 100;

/**
 * The parameters of a body, decoded. Throws MALFORMED_FORM 400 for bytes that are no UTF-8; INVALID_INPUT for a name that comes twice, and for
 * the separators of the hash: `reference` of `a&timestamp=1` has the hash of `reference` and `timestamp`, so that a recorded call could be
 * sent again under another reference.
 */
function readParameters(raw: Uint8Array): Record<string, string> {
  let parameters: URLSearchParams;
  try {
    parameters = new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (cause) {
    throw new AppError('MALFORMED_FORM', 400, { cause });
  }
  if (parameters.size > MAX_PARAMETERS) throw new AppError('MALFORMED_FORM', 400);
  const fields = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (fields.has(name) || /[&=]/.test(name) || value.includes('&'))
      throw badInput({ [name]: { code: 'INVALID' } });
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/**
 * Form posts in the manner of Pragmatic Play: a hash of the sorted parameters with the secret, decimal amounts, numeric codes
 * (docs/vendor-dialects.md).
 */
export const form: Dialect = {
  operations: formOperations,
  shapes: formShapes,
  mediaType: 'application/x-www-form-urlencoded',
  signsWith: 'secret',
  readFields: readParameters,
  // The secret is its text of 64 hexadecimal characters here, not the bytes that they stand for.
  isSigned: ({ fields }, secret) =>
    hasValidHash(fields as Record<string, string>, Buffer.from(secret).toString('hex')),
  accept: (_, reply) => ({ ...reply, error: FORM_CODES.ok, description: 'Success' }),
  refuse: (error, message) => ({ error: formCode(error), description: message }),
};
