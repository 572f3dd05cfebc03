'use client';

import { useState, useTransition } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { toTheDoor } from './to-the-door';

export interface Failure {
  /** What the whole call is told, in the operator's language. */
  message: string | undefined;
  fields: Record<string, { message: string }>;
}

export interface OfficeCall {
  busy: boolean;
  failure: Failure | undefined;
  forget: () => void;
  /**
   * Calls, says so, and reads the page anew. True where it went well; a session that has ended leads to the door. `take` gets
   * what was answered.
   */
  send: <Value>(path: string, body: object, done: string, take?: (value: Value) => void) => Promise<boolean>;
}

/** A writing call of the back office and what became of it. */
export function useCall(): OfficeCall {
  const tErrors = useTranslations('errors');
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [refreshing, refresh] = useTransition();
  const [failure, setFailure] = useState<Failure>();
  const send: OfficeCall['send'] = async (path, body, done, take) => {
    setSending(true);
    setFailure(undefined);
    try {
      const value = await callApi<Parameters<NonNullable<typeof take>>[0]>('POST', path, body);
      take?.(value);
      notify(done, 'good');
      refresh(() => router.refresh());
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) toTheDoor();
      const fields = known?.fields ?? {};
      const named = Object.keys(fields).length > 0;
      setFailure({ message: named ? undefined : known?.message || tErrors('NETWORK'), fields });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { busy: sending || refreshing, failure, forget: () => setFailure(undefined), send };
}
