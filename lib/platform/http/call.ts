import { withPageLanguage } from './page-language';
import { ENCRYPTED_CALLS } from './encrypted-calls';

/** A failed envelope in the browser. Its message is already in the person's language. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly fields: Record<string, { code: string; message: string }>,
    /** The whole envelope, for extras such as `captcha`. */
    readonly envelope: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

interface EncodedBody {
  body?: BodyInit;
  headers?: Record<string, string>;
}

async function encodeBody(address: string, body: unknown): Promise<EncodedBody> {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  // Browsers offer Web Crypto on https and localhost only. Over plain http the site accepts plain JSON, unless the
  // operator requires encryption.
  if (ENCRYPTED_CALLS.has(address) && globalThis.isSecureContext) {
    const { encryptBody } = await import('./encrypt-body');
    return { body: await encryptBody(address, body), headers: { 'content-type': 'application/jose' } };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Errors that do not occur again when the body is encrypted with the current key. */
const STALE_KEY_CODES = new Set(['PAYLOAD_KEY_UNKNOWN', 'PAYLOAD_EXPIRED']);

/**
 * Calls our JSON API from the browser and returns the envelope's `value`. Bodies of ENCRYPTED_CALLS are sent as JWE.
 * Throws ApiError for a failed envelope, and with code NETWORK and an empty message if the network fails: the caller
 * shows its own text then.
 */
export async function callApi<Value>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Value> {
  try {
    return await callOnce(method, path, body, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || !STALE_KEY_CODES.has(error.code)) throw error;
    (await import('./encrypt-body')).forgetSiteKey();
    return callOnce(method, path, body, signal);
  }
}

async function callOnce<Value>(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Value> {
  let response: Response;
  try {
    response = await fetch(withPageLanguage(path), {
      method,
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(await encodeBody(`${method} ${path}`, body)),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('NETWORK', '', 0, {}, {});
  }
  const envelope = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok && envelope.success === true) return envelope.value as Value;
  // The site was closed while the page was open. The reloaded page says so, and until when.
  if (envelope.code === 'MAINTENANCE' || envelope.code === 'REGION_BLOCKED') window.location.reload();
  throw new ApiError(
    typeof envelope.code === 'string' ? envelope.code : 'NETWORK',
    typeof envelope.message === 'string' ? envelope.message : '',
    response.status,
    (envelope.fields ?? {}) as ApiError['fields'],
    envelope,
  );
}
