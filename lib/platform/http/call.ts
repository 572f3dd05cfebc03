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

/**
 * Calls our JSON API from the browser and gives the envelope's `value`; throws ApiError on a failed envelope and
 * on a broken network (code NETWORK; its message is empty: the caller shows its own).
 */
export async function callApi<Value>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Value> {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('NETWORK', '', 0, {}, {});
  }
  const envelope = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok && envelope.success === true) return envelope.value as Value;
  throw new ApiError(
    typeof envelope.code === 'string' ? envelope.code : 'NETWORK',
    typeof envelope.message === 'string' ? envelope.message : '',
    response.status,
    (envelope.fields ?? {}) as ApiError['fields'],
    envelope,
  );
}
