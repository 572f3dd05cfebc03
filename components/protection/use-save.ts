'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';

export interface Failure {
  message: string;
  /** The error of each field. */
  fields: Record<string, string>;
}

/** A call of a form: whether it is under way, why it failed, and how to send it. */
export function useSave() {
  const t = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** Returns the reply; undefined if the call was refused, which `failure` then explains. */
  async function send<Value>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    done: string,
  ): Promise<Value | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      const value = await callApi<Value>(method, path, body);
      notify(done, 'good');
      return value;
    } catch (error) {
      const { message = '', fields = {} } = error instanceof ApiError ? error : {};
      const texts = Object.entries(fields).map(([name, field]) => [name, field.message]);
      setFailure({
        message: message || t('NETWORK'),
        fields: Object.fromEntries(texts) as Failure['fields'],
      });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, send, clear: () => setFailure(undefined) };
}
