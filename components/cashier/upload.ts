import { ApiError } from '@/lib/platform/http/call';
import { withPageLanguage } from '@/lib/platform/http/page-language';

/**
 * Posts a form with files and reports the uploaded share, 0 to 1. It uses XMLHttpRequest because fetch reports no progress
 * of an upload. Returns the envelope's `value`; throws ApiError as callApi does.
 */
export function upload<Value>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', withPageLanguage(path));
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const envelope = parseEnvelope(request.responseText);
      if (request.status < 300 && envelope.success === true) resolve(envelope.value as Value);
      else reject(toApiError(request.status, envelope));
    });
    request.addEventListener('error', () => reject(toApiError(0, {})));
    request.addEventListener('abort', () => reject(toApiError(0, {})));
    request.send(form);
  });
}

function parseEnvelope(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function toApiError(status: number, envelope: Record<string, unknown>): ApiError {
  return new ApiError(
    typeof envelope.code === 'string' ? envelope.code : 'NETWORK',
    typeof envelope.message === 'string' ? envelope.message : '',
    status,
    (envelope.fields ?? {}) as ApiError['fields'],
    envelope,
  );
}
