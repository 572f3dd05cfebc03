'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError, callApi } from '@/lib/platform/http/call';

/** A call of the agent centre that changes something: whether it runs, and why it failed. `send` resolves to its value, or undefined. */
export function useAgentCall() {
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [fields, setFields] = useState<Record<string, { message: string }>>({});
  const send = async <Value>(path: string, body: object): Promise<Value | undefined> => {
    setBusy(true);
    setMessage(undefined);
    setFields({});
    try {
      return await callApi<Value>('POST', path, body);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      setFields(known?.fields ?? {});
      const isOfFields = known !== undefined && Object.keys(known.fields).length > 0;
      setMessage(isOfFields ? undefined : known?.message || tErrors('NETWORK'));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, message, fields, send };
}
