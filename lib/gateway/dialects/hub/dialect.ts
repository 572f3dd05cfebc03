import { verify } from 'node:crypto';
import { badInput } from '@/lib/platform/errors';
import { parseJsonObject } from '@/lib/platform/http/read-body';
import { isFinal } from '../../protocol/errors';
import type { Dialect, Fields } from '../types';
import { hubStatus } from './codes';
import { optionalText, text } from './fields';
import { hubOperations } from './operations';
import { hubShapes } from './shapes';

export const HUB_SIGNATURE_HEADER = 'x-hub88-signature';

/** What is echoed: an id of the vendor's for this one request. */
const MAX_REQUEST_ID = 96;

const echo = (fields: Fields | undefined, name: string): Record<string, string> => {
  const value = fields?.[name];
  return typeof value === 'string' && value.length <= MAX_REQUEST_ID ? { [name]: value } : {};
};

/** Requires the id of the request; it names the reply. */
function checked(operations: Dialect['operations']): Dialect['operations'] {
  const entries = Object.entries(operations).map(([name, perform]) => [
    name,
    (async (wallet, fields) => {
      if (text(fields, 'request_uuid').length > MAX_REQUEST_ID)
        throw badInput({ request_uuid: { code: 'VENDOR_ID_FORMAT' } });
      return perform(wallet, fields);
    }) as Dialect['operations'][string],
  ]);
  return Object.fromEntries(entries) as Dialect['operations'];
}

/**
 * JSON in the manner of Hub88: RSA-SHA256 over the bytes of the body in base64, amounts in 1/100,000, `request_uuid` echoed, `RS_…` statuses
 * (docs/vendor-dialects.md).
 */
export const hub: Dialect = {
  operations: checked(hubOperations),
  shapes: hubShapes,
  mediaType: 'application/json',
  signsWith: 'public_key',
  readFields: parseJsonObject,
  isSigned({ raw, headers }, key) {
    const signature = headers.get(HUB_SIGNATURE_HEADER) ?? '';
    if (!/^[A-Za-z0-9+/]{100,1500}={0,2}$/.test(signature)) return false;
    return verify('RSA-SHA256', raw, key, Buffer.from(signature, 'base64'));
  },
  accept: (fields, reply) => ({
    ...reply,
    status: 'RS_OK',
    request_uuid: optionalText(fields, 'request_uuid') ?? '',
  }),
  refuse: (error, message, fields) => ({
    ...echo(fields, 'user'),
    status: hubStatus(error),
    ...echo(fields, 'request_uuid'),
    message,
    final: isFinal(error),
  }),
};
