import { inPageLanguage } from './page-language';
import { ENCRYPTED_CALLS } from './encrypted-calls';

/** A failed envelope, as the browser sees it: the message is in the person's language already. */
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

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
}

async function sent(address: string, body: unknown): Promise<Sent> {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  // Browsers offer their cryptography to https and localhost only; over plain http the site takes plain JSON, unless
  // its operator requires encryption.
  if (ENCRYPTED_CALLS.has(address) && globalThis.isSecureContext) {
    const { encryptBody } = await import('./encrypt-body');
    return { body: await encryptBody(address, body), headers: { 'content-type': 'application/jose' } };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Refusals after which a body encrypted anew, to the key that is on offer now, is taken. */
const STALE = new Set(['PAYLOAD_KEY_UNKNOWN', 'PAYLOAD_EXPIRED']);

/**
 * Calls our JSON API from the browser and gives the envelope's `value`; throws ApiError on a failed envelope and
 * on a broken network (code NETWORK; its message is empty: the caller shows its own). Bodies of ENCRYPTED_CALLS go out
 * as JWE.
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
    if (!(error instanceof ApiError) || !STALE.has(error.code)) throw error;
    (await import('./encrypt-body')).forgetKey();
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
    response = await fetch(inPageLanguage(path), {
      method,
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(await sent(`${method} ${path}`, body)),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('NETWORK', '', 0, {}, {});
  }
  const envelope = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok && envelope.success === true) return envelope.value as Value;
  // The house was closed while the page stood open (lib/cli/gate): loaded anew, it says so, and until when.
  if (envelope.code === 'MAINTENANCE' || envelope.code === 'REGION_BLOCKED') window.location.reload();
  throw new ApiError(
    typeof envelope.code === 'string' ? envelope.code : 'NETWORK',
    typeof envelope.message === 'string' ? envelope.message : '',
    response.status,
    (envelope.fields ?? {}) as ApiError['fields'],
    envelope,
  );
}
