'use client';

import { useState, useTransition } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from './redirect-to-login';

export interface Failure {
  /** The error of the call as a whole, in the operator's language; undefined if it concerns fields. */
  message: string | undefined;
  fields: Record<string, { message: string }>;
  /** The error as a whole also if it concerns fields: beside the button of a form in which the field may be out of sight. */
  summary?: string | undefined;
  code?: string | undefined;
  /** Further members of the envelope, such as what another operator has changed. */
  extras?: Readonly<Record<string, unknown>>;
}

export interface CallState {
  busy: boolean;
  failure: Failure | undefined;
  reset: () => void;
  /**
   * Sends a POST request, shows `done` as a toast and refreshes the page. `done` may depend on the response's value; if it is undefined, no
   * toast is shown. Resolves to true on success. Opens the login page if the session has ended. `onValue` gets the response's value.
   */
  send: <Value>(
    path: string,
    body: object,
    done: string | ((value: Value) => string | undefined),
    onValue?: (value: Value) => void,
  ) => Promise<boolean>;
}

/** State of a call that changes data, for a form or a button. */
export function useCall(): CallState {
  const tErrors = useTranslations('errors');
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [refreshing, refresh] = useTransition();
  const [failure, setFailure] = useState<Failure>();
  const send: CallState['send'] = async (path, body, done, onValue) => {
    setSending(true);
    setFailure(undefined);
    try {
      const value = await callApi<Parameters<NonNullable<typeof onValue>>[0]>('POST', path, body);
      onValue?.(value);
      const text = typeof done === 'string' ? done : done(value);
      if (text !== undefined) notify(text, 'good');
      refresh(() => router.refresh());
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) redirectToLogin();
      if (known?.code === 'SECOND_FACTOR_DUE') window.location.assign('/backoffice/second-factor');
      const fields = known?.fields ?? {};
      const named = Object.keys(fields).length > 0;
      setFailure({
        message: named ? undefined : known?.message || tErrors('NETWORK'),
        summary: known?.message || tErrors('NETWORK'),
        fields,
        code: known?.code,
        extras: known?.envelope ?? {},
      });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { busy: sending || refreshing, failure, reset: () => setFailure(undefined), send };
}
