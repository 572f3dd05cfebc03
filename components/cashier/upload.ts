import { ApiError } from '@/lib/platform/http/call';
import { inPageLanguage } from '@/lib/platform/http/page-language';

/**
 * Sends a form with files and tells how much has gone, from 0 to 1: fetch cannot. Gives the envelope's `value`; throws
 * ApiError as callApi does.
 */
export function upload<Value>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', inPageLanguage(path));
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const envelope = read(request.responseText);
      if (request.status < 300 && envelope.success === true) resolve(envelope.value as Value);
      else reject(failureOf(request.status, envelope));
    });
    request.addEventListener('error', () => reject(failureOf(0, {})));
    request.addEventListener('abort', () => reject(failureOf(0, {})));
    request.send(form);
  });
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function failureOf(status: number, envelope: Record<string, unknown>): ApiError {
  return new ApiError(
    typeof envelope.code === 'string' ? envelope.code : 'NETWORK',
    typeof envelope.message === 'string' ? envelope.message : '',
    status,
    (envelope.fields ?? {}) as ApiError['fields'],
    envelope,
  );
}
