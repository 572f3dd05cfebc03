'use client';

import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from './redirect-to-login';

/**
 * A value that is fetched again every few seconds while the page is visible; `every` says how many for a value. The call must be `live`
 * (lib/backoffice/audience.ts): it does not count as use, and when the session has ended, the login page opens. A failed call leaves the
 * last value. `every` must not change between renderings: define it outside of the component.
 */
export function useLive<Value>(path: string, initial: Value, every: (value: Value) => number): Value {
  const [fetched, setFetched] = useState<{ from: Value; value: Value }>();
  useEffect(() => {
    const ending = new AbortController();
    let latest = initial;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => void fetchOnce(), every(latest) * 1000);
    };
    const fetchOnce = async () => {
      if (document.visibilityState === 'visible') {
        try {
          latest = await callApi<Value>('GET', path, undefined, ending.signal);
          setFetched({ from: initial, value: latest });
        } catch (error) {
          if (ending.signal.aborted) return;
          if (error instanceof ApiError && error.status === 401) return redirectToLogin();
        }
      }
      if (!ending.signal.aborted) schedule();
    };
    schedule();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [path, every, initial]);
  // A refreshed page brings a newer value than the last call.
  return fetched?.from === initial ? fetched.value : initial;
}
